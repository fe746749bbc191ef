import { jsonForDatabase } from './json-for-database.js';

it.each([
  ['a whole pair 🙂', 'a whole pair 🙂'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['nothing\0at all', 'nothingat all'],
  ['written out: \\u0000', 'written out: \\u0000'],
])('brings %j to jsonb', (text, stored) => {
  expect(JSON.parse(jsonForDatabase([{ text, at: new Date(0), none: null }]))).toEqual([
    { text: stored, at: '1970-01-01T00:00:00.000Z', none: null },
  ]);
});
