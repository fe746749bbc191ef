import { Argument, type Command } from 'commander';
import { EXIT_MEANINGS } from '../failures/exit-codes.js';
import { type Session } from '../session.js';
import { bashScript, fishScript, zshScript } from '../texts/completion-scripts.js';
import { type CommandEntry, entriesOf } from '../command-tree.js';

const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export function addSelfDescription(program: Command, session: Session): void {
  program
    .command('completion')
    .description('print the script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>').choices(Object.keys(SHELLS)))
    .addHelpText('after', '\nFor bash: source <(intake completion bash)')
    .action((shell: keyof typeof SHELLS) => {
      session.output.verbatim(SHELLS[shell](entriesOf(program)));
    });
  program
    .command('commands')
    .description('list all commands with arguments and options, for programs')
    .action(() => {
      const exitCodes = Object.fromEntries(EXIT_MEANINGS);
      session.output.result({ commands: entriesOf(program), exit_codes: exitCodes }, ({ commands }, paper) =>
        paper.table(['COMMAND', 'DOES'], commands.slice(1).map(rowOf)),
      );
    });
}

function rowOf({ path, arguments: args, description }: CommandEntry): string[] {
  return [[...path, ...args.map(({ usage }) => usage)].join(' '), description];
}
