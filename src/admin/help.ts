import { COMMANDS } from './commands.js';
import { programName } from './program-name.js';

const ASKING = ['--help', '-h', 'help'];

/** What is printed to somebody who asks for help, with a command or with all of them; null for everybody else. */
export function helpFor(words: readonly string[]): string | null {
  const isAsked = ASKING.includes(words[0] ?? '') || words.includes('--help');
  if (!isAsked) return null;
  const asked = Object.entries(COMMANDS).filter(([name]) => words.includes(name));
  const shown = asked.length > 0 ? asked : Object.entries(COMMANDS);
  const lines = shown.map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`);
  return [
    `Usage: ${programName()} <command> [options]`,
    '',
    ...lines,
    '',
    'Results are printed as JSON. The database is that of DATABASE_URL, or of the service that runs in this folder.',
    '',
  ].join('\n');
}
