import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal.js';

const folder = mkdtempSync(join(tmpdir(), 'intake-journal-'));
const path = join(folder, 'rows.journal');
const DESTINATION = { base_url: 'http://127.0.0.1:3000', env: 'test', cohort_id: 'c', schema_id: null };

beforeEach(() => {
  rmSync(path, { force: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('knows after the end of a process what was sent and what was made', async () => {
  const journal = await Journal.open(path, DESTINATION);
  await journal.noteSent(['a', 'b']);
  await journal.noteMade({ a: 'submission-a' });
  await journal.close();
  const again = await Journal.open(path, DESTINATION);
  expect([again.submissionOf('a'), again.submissionOf('b')]).toEqual(['submission-a', undefined]);
  expect([again.wasSent('b'), again.wasSent('c')]).toEqual([true, false]);
  await again.close();
});

it('passes over a line that was cut off, and goes on behind it', async () => {
  await (await Journal.open(path, DESTINATION)).close();
  appendFileSync(path, '{"made":{"a":"subm');
  const journal = await Journal.open(path, DESTINATION);
  expect(journal.submissionOf('a')).toBeUndefined();
  await journal.noteMade({ a: 'whole' });
  await journal.close();
  const again = await Journal.open(path, DESTINATION);
  expect(again.submissionOf('a')).toBe('whole');
  await again.close();
});

it.each(['base_url', 'env', 'cohort_id', 'schema_id'])('is of one import: not of another %s', async (name) => {
  await (await Journal.open(path, DESTINATION)).close();
  const before = readFileSync(path, 'utf8');
  await expect(Journal.open(path, { ...DESTINATION, [name]: 'other' })).rejects.toMatchObject({ exitCode: 2 });
  expect(readFileSync(path, 'utf8')).toBe(before);
});

it('leaves alone what is no journal', async () => {
  writeFileSync(path, 'email,team\n');
  await expect(Journal.open(path, DESTINATION)).rejects.toMatchObject({ code: 'journal', exitCode: 2 });
  expect(readFileSync(path, 'utf8')).toBe('email,team\n');
});
