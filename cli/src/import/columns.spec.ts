import { planColumns } from './columns.js';

const QUESTIONS = [
  { key: 'what_problem_are_you_solving', label: 'What problem are you solving?' },
  { key: 'team', label: 'Who is on your team?' },
];

const plan = (header: string[], map: string[] = [], externalId?: string): ReturnType<typeof planColumns> =>
  planColumns(header, QUESTIONS, { map, externalId });

it('knows columns by key, by label and by usual names, whatever their case and punctuation', () => {
  const { own, answers, unused } = plan(['E-Mail', 'Full name', 'what problem are you solving', 'team', 'Notes', '']);
  expect([...own]).toEqual([
    ['contact_email', 0],
    ['founder_name', 1],
  ]);
  expect(answers).toEqual([
    { at: 2, key: 'what_problem_are_you_solving' },
    { at: 3, key: 'team' },
  ]);
  expect(unused).toEqual(['Notes']);
});

it('does as it is told before it guesses', () => {
  const { own, answers } = plan(
    ['email', 'Mail 2', 'x=y', 'team'],
    ['Mail 2=contact_email', 'x=y=team', 'team=-'],
    'email',
  );
  expect([...own]).toEqual([
    ['external_id', 0],
    ['contact_email', 1],
  ]);
  expect(answers).toEqual([{ at: 2, key: 'team' }]);
});

it('leaves the remarks of refused rows out', () => {
  expect([...plan(['email', 'refused_code', 'refused_reason']).remarks]).toEqual([1, 2]);
});

it.each<[string, string[], string[]]>([
  ['there is no e-mail', ['name'], []],
  ['two columns have one name', ['email', 'a', 'a'], []],
  ['a mapping is none', ['email'], ['email']],
  ['a mapped column is not there', ['email'], ['mail=team']],
  ['a question is not there', ['email', 'a'], ['a=nothing']],
  ['two columns are to be one question', ['email', 'a', 'b'], ['a=team', 'b=team']],
  ['a column is to be two', ['email', 'a'], ['a=team', 'a=founder_name']],
])('refuses when %s', (_, header, map) => {
  expect(() => plan(header, map)).toThrow(expect.objectContaining({ exitCode: 2 }) as Error);
});
