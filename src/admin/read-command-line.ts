import { parseArgs } from 'node:util';
import { codeOf } from '../common/errors/code-of.js';
import { type Command, type OptionTexts, type Task } from './command.js';
import { COMMANDS } from './commands.js';
import { programName } from './program-name.js';
import { UsageError } from './usage-error.js';

/** What the arguments ask for. @throws UsageError */
export function readCommandLine([name = '', ...args]: readonly string[]): Task {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new UsageError(`The command must be one of ${Object.keys(COMMANDS).join(', ')}; --help says what they do.`);
  }
  try {
    return command.prepare(optionsOf(command, args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} Usage: ${programName()} ${name} ${command.usage}`);
  }
}

function optionsOf({ options }: Command, args: readonly string[]): OptionTexts {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as OptionTexts;
  } catch (error) {
    if (!isParserError(error)) throw error;
    throw new UsageError(sentenceOf(error.message));
  }
}

/** The parser's first sentence names the option; the rest is advice on dashes. */
function sentenceOf(message: string): string {
  const [option] = /(?<=^Option ')--[^' ]+(?=' argument is ambiguous)/.exec(message) ?? [];
  if (option !== undefined) return `${option} needs a value; one that begins with a dash is given as ${option}=-5.`;
  return `${message.split(/\.\s/)[0] ?? ''}.`;
}

function isParserError(error: unknown): error is Error {
  return codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true;
}
