import { type Figures } from './figures.js';
import { type Audit } from './intake/audit.js';

/** Something that is promised of the figures. */
export interface Bar {
  readonly name: string;
  readonly figure: number;
  readonly bound: number;
  readonly isMet: boolean;
}

type Direction = 'at least' | 'at most' | 'under';

const IS_MET: Record<Direction, (figure: number, bound: number) => boolean> = {
  'at least': (figure, bound) => figure >= bound,
  'at most': (figure, bound) => figure <= bound,
  under: (figure, bound) => figure < bound,
};

/** Those bars for which everything was measured. */
export function barsOf(figures: Figures, audits: readonly Audit[]): Bar[] {
  const bars: Bar[] = [];
  const add = (subject: string, figure: number | undefined, direction: Direction, bound: number, unit = ''): void => {
    if (figure === undefined) return;
    bars.push({
      name: `${subject}: ${direction} ${bound}${unit}`,
      figure,
      bound,
      isMet: IS_MET[direction](figure, bound),
    });
  };
  add('POST, times the baseline', figures.ratio('post', 'intake', 'baseline'), 'at least', 9);
  add('POST, share of pgbench', figures.ratio('post', 'intake', 'pgbench'), 'at least', 0.35);
  add(
    "p99 of POST at its fixed rate, of the baseline's at its own",
    figures.ratio('latency', 'intake', 'baseline'),
    'at most',
    1,
  );
  add('GET record, times the baseline', figures.ratio('record', 'intake', 'baseline'), 'at least', 5.5);
  add('GET record, times bare Express', figures.ratio('record', 'intake', 'hello'), 'at least', 1.2);
  add('GET sandbox, times bare Express', figures.ratio('sandbox', 'intake', 'hello'), 'at least', 1.5);
  add('Pipeline, times three statements a job', figures.ratio('pipeline', 'intake', 'baseline'), 'at least', 4);
  add(
    "Reading and scoring, share of the worker's time",
    figures.median('review', 'intake', 'readingShare'),
    'at least',
    0.8,
  );
  add('Submission to report', figures.median('report', 'intake'), 'under', 60, ' ms');
  add('npm start to ready', figures.median('start', 'intake'), 'under', 5, ' s');
  add("Resident memory, of the baseline's", figures.ratio('memory', 'intake', 'baseline'), 'at most', 1);
  add(
    'Lost',
    audits.reduce((sum, { lost }) => sum + lost, 0),
    'at most',
    0,
  );
  add(
    'Double-charged',
    audits.reduce((sum, { doubleCharged }) => sum + doubleCharged, 0),
    'at most',
    0,
  );
  return bars;
}
