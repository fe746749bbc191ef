import { Figures } from './figures.js';
import { toMarkdown, toTables, toText } from './tables.js';

describe('the tables', () => {
  it('have columns in line, and none that is empty', () => {
    expect(
      toMarkdown(
        ['', 'median', 'p50', 'p99'],
        [
          ['a', '1', '', '2'],
          ['long name', '10,000', '', ''],
        ],
      ),
    ).toBe(
      [
        '|           | median | p99 |',
        '| --------- | ------ | --- |',
        '| a         | 1      | 2   |',
        '| long name | 10,000 |     |',
      ].join('\n'),
    );
  });

  it('show the median, the range and how many times as much this service does', () => {
    const tables = toTables(
      new Figures([
        {
          caseName: 'record',
          contender: 'intake',
          repetitions: [
            { value: 20_000, p50Ms: 3 },
            { value: 18_000, p50Ms: 4 },
            { value: 21_000, p50Ms: 2 },
          ],
        },
        { caseName: 'record', contender: 'baseline', repetitions: [{ value: 2_000, p50Ms: 30 }] },
      ]),
    );
    expect(tables).toContain('### GET its record (/s)');
    expect(tables).toMatch(/\| this service +\| 20,000 \| 18,000\.\.21,000 \| +\| 3 +\|/);
    expect(tables).toMatch(/\| idiomatic baseline \| 2,000 +\| 2,000\.\.2,000 +\| 10 +\| 30 +\|/);
  });

  it('say so when there is no pgbench', () => {
    const tables = toTables(new Figures([{ caseName: 'post', contender: 'intake', repetitions: [{ value: 700 }] }]));
    expect(tables).toMatch(/\| pgbench, single-row INSERT \| not to be had \| +\|/);
  });

  it('name the rate where it is fixed', () => {
    const tables = toTables(new Figures([{ caseName: 'latency', contender: 'intake', repetitions: [{ value: 8 }] }]));
    expect(tables).toContain('| this service at 1,000/s |');
  });

  it('give three digits, or all before the point', () => {
    expect([15_642.4, 123.4, 12.34, 1.234, 0.05, 0].map(toText)).toEqual([
      '15,642',
      '123',
      '12.3',
      '1.23',
      '0.05',
      '0',
    ]);
    expect(toText(undefined)).toBe('');
  });
});
