import { type Source } from '../fields/field.js';

export type Level = 0 | 1 | 2 | 3 | 4;

/** One thing to judge. Each level says what must be visible in the text, never how good it feels. */
export interface Criterion {
  readonly id: string;
  readonly source: Source;
  readonly question: string;
  readonly levels: readonly [string, string, string, string, string];
}
