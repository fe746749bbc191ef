import { type CaseName, type ContenderName, type Measurement, type Row } from './measurement.js';
import { median } from './quantile.js';

type Figure = keyof Measurement;

/** All rows of a run, to be asked for medians. */
export class Figures {
  constructor(readonly rows: readonly Row[]) {}

  /** The median over the repetitions; undefined where nothing was measured. */
  median(caseName: CaseName, contender: ContenderName, figure: Figure = 'value'): number | undefined {
    const row = this.rows.find((candidate) => candidate.caseName === caseName && candidate.contender === contender);
    return row === undefined ? undefined : medianOf(row, figure);
  }

  /** How many times as much the one does as the other. */
  ratio(caseName: CaseName, contender: ContenderName, to: ContenderName): number | undefined {
    const [own, other] = [this.median(caseName, contender), this.median(caseName, to)];
    return own === undefined || other === undefined || other === 0 ? undefined : own / other;
  }
}

export function medianOf({ repetitions }: Row, figure: Figure = 'value'): number | undefined {
  const values = repetitions.flatMap((measurement) => measurement[figure] ?? []);
  return values.length === 0 ? undefined : median(values);
}
