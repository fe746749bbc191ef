import { logLevelOf } from './log-level.js';

const TERMINAL = { isTerminal: true, startsServers: true };

it.each([
  ['whoever tries the service at a terminal', {}, TERMINAL, 'warn'],
  ['a file or a pipe', {}, { ...TERMINAL, isTerminal: false }, 'info'],
  ['a container with a terminal', {}, { ...TERMINAL, startsServers: false }, 'info'],
  ['production', { nodeEnv: 'production' }, TERMINAL, 'info'],
  ['whoever asks for more', { logLevel: 'debug' as const }, TERMINAL, 'debug'],
])('%s', (_, settings, place, level) => {
  expect(logLevelOf({ nodeEnv: 'development', ...settings }, place)).toBe(level);
});
