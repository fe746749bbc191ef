import { Command, CommanderError } from 'commander';
import { EXIT, type ExitCode } from './failures/exit-codes.js';
import { failureOf } from './failures/failure-of.js';
import { usageFailure } from './failures/failure.js';
import { createProgram } from './program.js';
import { type ConnectionOptions } from './profiles/connection.js';
import { Session } from './session.js';
import { type Mode, Output } from './terminal/output.js';
import { type Surroundings } from './terminal/surroundings.js';

/** What the program's own name for asking for help or the version ends with. */
const ASKED_FOR = new Set(['commander.helpDisplayed', 'commander.version']);

/** One call of the program. */
export async function run(words: readonly string[], around: Surroundings): Promise<ExitCode> {
  const output = new Output(around, modeOf(words, around), isAsked(words, '-q', '--quiet'));
  const program = new Command();
  program.exitOverride().configureOutput({
    writeOut: (text) => {
      output.verbatim(text);
    },
    writeErr: (text) => {
      // Laid out already, and only for people.
      if (output.mode === 'text') around.complaints.write(text);
    },
    // Told below, in the form that was asked for.
    outputError: () => undefined,
    getOutHelpWidth: () => output.paper.width,
  });
  createProgram(program, new Session(around, output, () => program.opts<ConnectionOptions>()));
  try {
    await program.parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError && ASKED_FOR.has(error.code)) return EXIT.done;
    const failure = error instanceof CommanderError ? usageFailure(sentenceOf(error)) : failureOf(error);
    output.failure(failure);
    return failure.exitCode;
  }
}

/** Known before the command line is read, since what is wrong with it is told in this mode, too. */
function modeOf(words: readonly string[], { output }: Surroundings): Mode {
  if (isAsked(words, '--json')) return 'json';
  if (isAsked(words, '--no-json')) return 'text';
  return output.isTTY === true ? 'text' : 'json';
}

function isAsked(words: readonly string[], ...options: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) => options.includes(word));
}

function sentenceOf({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'No command; --help lists them';
  return message.replace(/^error: /, '');
}
