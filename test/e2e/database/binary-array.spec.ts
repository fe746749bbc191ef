import { binaryArray } from '../../../src/database/binary-array.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

const TEXTS = ['', 'plain', 'a "quoted" one, {braces} and a \\', 'Grüße 🙂\n', 'null'];

describe('binaryArray', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  it.each([
    ['text', TEXTS, TEXTS],
    ['json', TEXTS.map((text) => JSON.stringify({ text })), TEXTS.map((text) => ({ text }))],
    ['bytea', TEXTS.map((text) => Buffer.from(text)), TEXTS.map((text) => Buffer.from(text))],
    ['text', [], []],
  ] as const)('brings a list of %s to PostgreSQL as it is', async (type, elements, rows) => {
    const found = await service.database.query<{ element: unknown }[]>(`select element from unnest($1::${type}[]) as list (element)`, [
      binaryArray(type, elements),
    ]);
    expect(found.map(({ element }) => element)).toEqual(rows);
  });
});
