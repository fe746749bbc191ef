import { type CaseName, type ContenderName, type Measurement, type Row } from './measurement.js';
import { median } from './quantile.js';

type Figure = keyof Measurement;

/** All rows of a run, to be asked for medians. */
export class Figures {
  constructor(readonly rows: readonly Row[]) {}

  /** The median over the repetitions; undefined where nothing was measured. */
  median(caseName: CaseName, contender: ContenderName, figure: Figure = 'value'): number | undefined {
    const row = this.row(caseName, contender);
    return row === undefined ? undefined : medianOf(row, figure);
  }

  /**
   * How many times as much the one does as the other: the median of what the repetitions say. A machine that is fast at one
   * time and slow at another is nearly the same for both within one of them.
   */
  ratio(caseName: CaseName, contender: ContenderName, to: ContenderName): number | undefined {
    const [own, other] = [this.row(caseName, contender), this.row(caseName, to)];
    const ratios = own?.repetitions.flatMap(({ value }, at) => {
      const base = other?.repetitions[at]?.value;
      return base === undefined || base === 0 ? [] : [value / base];
    });
    return ratios === undefined || ratios.length === 0 ? undefined : median(ratios);
  }

  private row(caseName: CaseName, contender: ContenderName): Row | undefined {
    return this.rows.find((candidate) => candidate.caseName === caseName && candidate.contender === contender);
  }
}

export function medianOf({ repetitions }: Row, figure: Figure = 'value'): number | undefined {
  const values = repetitions.flatMap((measurement) => measurement[figure] ?? []);
  return values.length === 0 ? undefined : median(values);
}
