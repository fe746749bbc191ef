import { parseArgs } from 'node:util';
import { type Command, type OptionTexts, type Task } from './command.js';
import { CREATE_KEY } from './commands/create-key.command.js';
import { CREATE_ORGANISATION } from './commands/create-organisation.command.js';
import { GRANT_TOKENS } from './commands/grant-tokens.command.js';
import { RESET_PASSWORD } from './commands/reset-password.command.js';
import { UsageError } from './usage-error.js';

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-organisation': CREATE_ORGANISATION,
  'grant-tokens': GRANT_TOKENS,
  'create-key': CREATE_KEY,
  'reset-password': RESET_PASSWORD,
};

/** What the arguments ask for. @throws UsageError */
export function readCommandLine([name = '', ...args]: readonly string[]): Task {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`The command must be one of ${Object.keys(COMMANDS).join(', ')}.`);
  try {
    return command.prepare(optionsOf(command, args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} Usage: npm run --silent admin -- ${name} ${command.usage}`);
  }
}

function optionsOf({ options }: Command, args: readonly string[]): OptionTexts {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as OptionTexts;
  } catch (error) {
    if (!isParserError(error)) throw error;
    // The parser's first sentence names the option; the rest is advice on dashes.
    throw new UsageError(`${error.message.split(/\.\s/)[0] ?? ''}.`);
  }
}

function isParserError(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
