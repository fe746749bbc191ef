import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CsvOptions, type CsvRow, detectFormat, readCsv } from './csv-source.js';

const folder = mkdtempSync(join(tmpdir(), 'intake-csv-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function read(content: string | Buffer, options: CsvOptions = {}): Promise<CsvRow[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const rows: CsvRow[] = [];
  for await (const row of readCsv(await detectFormat(path, options))) rows.push(row);
  return rows;
}

const cells = async (content: string | Buffer, options?: CsvOptions): Promise<(readonly string[])[]> =>
  (await read(content, options)).map((row) => row.cells);

it('reads what spreadsheets write', async () => {
  const expected = [
    ['a', 'b;c'],
    ['1', 'é'],
  ];
  expect(await cells('a,"b;c"\r\n1,é\r\n')).toEqual(expected);
  expect(await cells('\ufeffa;"b;c"\n1;é')).toEqual(expected);
  expect(await cells('a\t"b;c"\n1\té\n\n')).toEqual(expected);
  expect(await cells(Buffer.from('\ufeffa,"b;c"\n1,é', 'utf16le'))).toEqual(expected);
  expect(await cells(Buffer.from('a,"b;c"\n1,é', 'latin1'), { encoding: 'windows-1252' })).toEqual(expected);
});

it('tells on which line a row begins', async () => {
  expect((await read('a,b\n"x\ny",2\n\n3,4\n')).map(({ line }) => line)).toEqual([1, 2, 4]);
});

it('gives rows of another length as they are', async () => {
  expect(await cells('a,b\n1\n1,2,3\n')).toEqual([['a', 'b'], ['1'], ['1', '2', '3']]);
});

it.each<[string, string | Buffer, CsvOptions]>([
  ['an open quote', 'a,b\n"1,2\n', {}],
  ['a quote within a cell', 'a,b\n1,x"y"\n', {}],
  ['another encoding', Buffer.from('a,b\n1,é', 'latin1'), {}],
  ['an unknown encoding', 'a,b', { encoding: 'nonsense' }],
  ['a long delimiter', 'a,b', { delimiter: '::' }],
  ['nothing', '', {}],
])('refuses %s', async (_, content, options) => {
  await expect(read(content, options)).rejects.toMatchObject({ name: 'Failure', exitCode: 2 });
});

it('refuses a file that is not there, and a folder', async () => {
  await expect(detectFormat(join(folder, 'none.csv'), {})).rejects.toMatchObject({ code: 'invalid_file' });
  await expect(detectFormat(folder, {})).rejects.toMatchObject({ code: 'invalid_file' });
});
