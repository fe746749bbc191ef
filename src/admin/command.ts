import { type INestApplicationContext } from '@nestjs/common';
import { type ParseArgsConfig } from 'node:util';

/** The options of a command line, as typed; every option of ours takes a text. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

/** What a command can use while it runs. */
interface Workplace {
  /** Connected to the database as the service is. */
  readonly app: () => Promise<INestApplicationContext>;
  /** The database, as the owner of its tables. */
  readonly ownerUrl: string;
}

/** What a command does once it is understood; its result is what is printed. */
export type Task = (workplace: Workplace) => Promise<object>;

export interface Command {
  /** What it does, in a line. */
  readonly summary: string;
  /** The options, as shown to people. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Checks the options first, so that a mistake is reported before the database is opened. @throws UsageError */
  readonly prepare: (options: OptionTexts) => Task;
}
