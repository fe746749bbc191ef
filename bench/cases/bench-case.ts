import { type CaseName, type ContenderName, type Measurement } from '../measurement.js';

/** One thing that is measured, with its contenders. */
export interface BenchCase {
  readonly name: CaseName;
  readonly contenders: readonly Contender[];
}

export interface Contender {
  readonly name: ContenderName;
  /** Once in each repetition. */
  readonly measure: () => Promise<Measurement>;
}
