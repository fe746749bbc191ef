import { type INestApplicationContext } from '@nestjs/common';
import { type ParseArgsConfig } from 'node:util';

/** The options of a command line, as typed; every option of ours takes a text. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

/** What a command does once it is understood; its result is what is printed. */
export type Task = (app: INestApplicationContext) => Promise<object>;

export interface Command {
  /** The options, as shown to people. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Reads the options, so that a mistake is told before any database is asked for. @throws UsageError */
  readonly prepare: (options: OptionTexts) => Task;
}
