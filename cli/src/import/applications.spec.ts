import { ApplicationMaker, isRefusal } from './applications.js';
import { planColumns } from './columns.js';

const QUESTIONS = [{ key: 'team', label: 'Team' }];

function idsOf(header: string[], rows: string[][], externalId?: string): string[] {
  const maker = new ApplicationMaker(header, planColumns(header, QUESTIONS, { map: [], externalId }), {
    cohortId: 'c',
    schemaId: null,
  });
  return rows.map((cells, at) => {
    const { application } = maker.rowOf({ cells, line: at + 2 });
    return isRefusal(application) ? application.code : application.external_id;
  });
}

const ROWS = [
  ['a@example.com', 'Two nurses'],
  ['b@example.com', 'Two nurses'],
];

it('gives a row the same id whenever it is read, and whatever stands beside it', () => {
  const [first = '', second = ''] = idsOf(['email', 'team'], ROWS);
  expect(first).not.toBe(second);
  expect(idsOf(['email', 'team'], [ROWS[1] ?? [], ROWS[0] ?? []])).toEqual([second, first]);
  expect(idsOf(['team', 'email'], [['Two nurses', 'a@example.com']])).toEqual([first]);
  expect(idsOf(['email', 'team', 'refused_code', 'refused_reason'], [[...(ROWS[0] ?? []), 'x', 'y']])).toEqual([first]);
});

it('counts rows that say the same', () => {
  const [first = '', again] = idsOf(['email', 'team'], [ROWS[0] ?? [], ROWS[0] ?? []]);
  expect(again).toBe(`${first}-2`);
});

it('takes ids of a column, each once, and refuses rows without', () => {
  const rows = [['a@example.com', '7'], ['b@example.com', '7'], ['c@example.com', ' '], ['d@example.com']];
  expect(idsOf(['email', 'nr'], rows, 'nr')).toEqual(['7', 'repeated_external_id', 'no_external_id', 'wrong_cells']);
});
