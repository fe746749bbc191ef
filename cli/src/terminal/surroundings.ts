import { type Readable } from 'node:stream';

/** Where results and complaints go. */
export interface Sink {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** What a command has around it. */
export interface Surroundings {
  readonly input: Readable & { readonly isTTY?: boolean | undefined; setRawMode?(on: boolean): unknown };
  readonly output: Sink;
  readonly complaints: Sink;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C. */
  readonly stopped: AbortSignal;
}
