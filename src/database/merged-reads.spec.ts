import { MergedReads } from './merged-reads.js';

interface Query {
  readonly group: string;
  readonly keys: string[];
  readonly answer: () => void;
  readonly fail: () => void;
}

let queries: Query[];
let reads: MergedReads<string>;

beforeEach(() => {
  queries = [];
  reads = new MergedReads(
    (group, keys) =>
      new Promise((resolve, reject) => {
        const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${group}/${key}`]));
        queries.push({
          group,
          keys,
          answer: () => {
            resolve(found);
          },
          fail: () => {
            reject(new Error('away'));
          },
        });
      }),
  );
});

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const seen = (): [string, string[]][] => queries.map(({ group, keys }) => [group, keys]);

it('asks once for what is asked for in one tick, a query for each group', async () => {
  const answers = Promise.all([reads.read('a', '1'), reads.read('a', '2'), reads.read('b', '1'), reads.read('a', '1')]);
  await tick();
  expect(seen()).toEqual([
    ['a', ['1', '2']],
    ['b', ['1']],
  ]);
  for (const { answer } of queries) answer();
  expect(await answers).toEqual(['a/1', 'a/2', 'b/1', 'a/1']);
});

it('finds nothing where there is nothing', async () => {
  const answer = reads.read('a', 'nobody');
  await tick();
  queries[0]?.answer();
  expect(await answer).toBeNull();
});

it('never answers one who came later from a query that had begun', async () => {
  const first = reads.read('a', '1');
  await tick();
  const second = reads.read('a', '1');
  await tick();
  expect(queries).toHaveLength(2);
  for (const { answer } of queries) answer();
  expect(await Promise.all([first, second])).toEqual(['a/1', 'a/1']);
});

it('tells those of a query that it failed, and goes on with the next', async () => {
  const failed = reads.read('a', '1');
  await tick();
  queries[0]?.fail();
  await expect(failed).rejects.toThrow('away');
  const next = reads.read('a', '1');
  await tick();
  queries[1]?.answer();
  expect(await next).toBe('a/1');
});

it('asks once for what came in several ticks, where it reads later', async () => {
  const begin: (() => void)[] = [];
  const keys: string[][] = [];
  const later = new MergedReads<string>(
    (_, wanted) => {
      keys.push(wanted);
      return Promise.resolve(new Map(wanted.map((key) => [key, `found ${key}`])));
    },
    (read) => begin.push(read),
  );
  const first = later.read('', '1');
  await tick();
  const second = later.read('', '2');
  await tick();
  expect(keys).toEqual([]);
  for (const read of begin) read();
  expect(await Promise.all([first, second])).toEqual(['found 1', 'found 2']);
  expect(keys).toEqual([['1', '2']]);
});

it('asks for no more than 500 at once', async () => {
  const answers = Array.from({ length: 1_200 }, (_, n) => reads.read('a', String(n)));
  await tick();
  for (const { answer } of queries) answer();
  expect(queries.map(({ keys }) => keys.length)).toEqual([500, 500, 200]);
  expect(await answers.at(-1)).toBe('a/1199');
});
