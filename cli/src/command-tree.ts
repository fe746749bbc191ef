import { type Command } from 'commander';

/** A command as programs and shells are told of it. */
export interface CommandEntry {
  /** The words that call it; none for the program itself. */
  readonly path: readonly string[];
  readonly description: string;
  readonly arguments: readonly { readonly usage: string; readonly required: boolean; readonly description: string }[];
  readonly options: readonly OptionEntry[];
  readonly subcommands: readonly string[];
}

interface OptionEntry {
  readonly flags: string;
  /** As it is written, the long form first. */
  readonly names: readonly string[];
  readonly takes_value: boolean;
  readonly choices: readonly string[];
  readonly description: string;
}

/** The program and all its commands, each before those below it. */
export function entriesOf(command: Command, path: readonly string[] = []): CommandEntry[] {
  const below = command.commands.flatMap((child) => entriesOf(child, [...path, child.name()]));
  return [entryOf(command, path), ...below];
}

function entryOf(command: Command, path: readonly string[]): CommandEntry {
  return {
    path,
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
      usage: argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
      required: argument.required,
      description: argument.description,
    })),
    options: command.options.map((option) => ({
      flags: option.flags,
      names: [option.long, option.short].filter((name) => typeof name === 'string'),
      takes_value: option.required || option.optional,
      choices: option.argChoices ?? [],
      description: option.description,
    })),
    subcommands: command.commands.map((child) => child.name()),
  };
}
