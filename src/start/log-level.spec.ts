import { logLevelOf } from './log-level.js';

const TERMINAL = { isTerminal: true, startsServers: true };

it.each([
  ['a newcomer’s terminal', {}, TERMINAL, 'warn'],
  ['a file or a pipe', {}, { ...TERMINAL, isTerminal: false }, 'info'],
  ['a container with a terminal', {}, { ...TERMINAL, startsServers: false }, 'info'],
  ['production', { nodeEnv: 'production' }, TERMINAL, 'info'],
  ['a level that was set', { logLevel: 'debug' as const }, TERMINAL, 'debug'],
])('%s', (_, settings, place, level) => {
  expect(logLevelOf({ nodeEnv: 'development', ...settings }, place)).toBe(level);
});
