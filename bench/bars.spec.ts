import { barsOf } from './bars.js';
import { Figures } from './figures.js';
import { type Audit } from './intake/audit.js';
import { type CaseName, type ContenderName, type Measurement, type Row } from './measurement.js';

const IN_ORDER: Audit = {
  accepted: 10,
  lost: 0,
  doubled: 0,
  doubleCharged: 0,
  balance: 90,
  ledgerSum: 90,
  expectedBalance: 90,
  stillOwed: 0,
};

function row(caseName: CaseName, contender: ContenderName, values: number[], rest: Partial<Measurement> = {}): Row {
  return { caseName, contender, repetitions: values.map((value) => ({ value, ...rest })) };
}

function verdicts(rows: Row[], audits = [IN_ORDER]): Record<string, [number, boolean]> {
  return Object.fromEntries(
    barsOf(new Figures(rows), audits).map(({ name, figure, isMet }) => [name, [figure, isMet]]),
  );
}

describe('the bars', () => {
  it('compare what was measured side by side, and take the middle, not the mean', () => {
    const rows = [row('post', 'intake', [5_000, 2_200, 5_200]), row('post', 'baseline', [500, 200, 9_000])];
    expect(verdicts(rows)).toMatchObject({ 'POST, times the baseline: at least 9': [10, true] });
  });

  it('are not met below the bound, and met on it', () => {
    const rows = [row('record', 'intake', [119]), row('record', 'hello', [100]), row('record', 'baseline', [19])];
    expect(verdicts(rows)).toMatchObject({
      'GET record, times bare Express: at least 1.2': [1.19, false],
      'GET record, times the baseline: at least 5.5': [119 / 19, true],
    });
  });

  it('want less of latency, time and memory', () => {
    const rows = [
      row('latency', 'intake', [8]),
      row('latency', 'baseline', [10]),
      row('memory', 'intake', [150]),
      row('memory', 'baseline', [140]),
      row('report', 'intake', [60]),
      row('start', 'intake', [4.9]),
    ];
    expect(verdicts(rows)).toMatchObject({
      "p99 of POST at its fixed rate, of the baseline's at its own: at most 1": [0.8, true],
      "Resident memory, of the baseline's: at most 1": [150 / 140, false],
      'Submission to report: under 60 ms': [60, false],
      'npm start to ready: under 5 s': [4.9, true],
    });
  });

  it('take the share of reading from its own column', () => {
    const rows = [row('review', 'intake', [300], { readingShare: 0.81 })];
    expect(verdicts(rows)).toMatchObject({
      "Reading and scoring, share of the worker's time: at least 0.8": [0.81, true],
    });
  });

  it('leave out what was not measured, such as pgbench where there is none', () => {
    expect(Object.keys(verdicts([row('post', 'intake', [5_000])]))).toEqual([
      'Lost: at most 0',
      'Double-charged: at most 0',
    ]);
  });

  it('add up what was lost anywhere', () => {
    expect(verdicts([], [IN_ORDER, { ...IN_ORDER, lost: 2 }])).toMatchObject({ 'Lost: at most 0': [2, false] });
  });
});
