import { ReadThroughCache } from './read-through-cache.js';

interface Row {
  readonly id: string;
  readonly state: string;
}

let clock: number;
let stored: string;
let reads: number;
let cache: ReadThroughCache<Row>;

beforeEach(() => {
  clock = 0;
  stored = 'first';
  reads = 0;
  cache = new ReadThroughCache({ maxWeight: 3, keptMs: 1_000, now: () => clock });
});

async function read(key = 'a'): Promise<Row | null> {
  reads += 1;
  return Promise.resolve(stored === '' ? null : { id: key, state: stored });
}
const stateOf = async (key = 'a'): Promise<string | undefined> => (await cache.get(key, () => read(key)))?.state;

it('reads once for as long as what is read is kept', async () => {
  await stateOf();
  stored = 'second';
  clock = 999;
  expect(await stateOf()).toBe('first');
  expect(reads).toBe(1);
  clock = 1_000;
  expect(await stateOf()).toBe('second');
});

it('reads again when a change was told, and only what it was about', async () => {
  await stateOf('a');
  await stateOf('b');
  stored = 'second';
  cache.forget(({ id }) => id === 'a');
  expect([await stateOf('a'), await stateOf('b')]).toEqual(['second', 'first']);
});

it('does not keep what a change overtook while it was read', async () => {
  let finish: (row: Row) => void = () => undefined;
  const slow = cache.get(
    'a',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  cache.forget(() => false);
  stored = 'second';
  expect(await stateOf()).toBe('second');
  finish({ id: 'a', state: 'first' });
  expect((await slow)?.state).toBe('first');
  expect(await stateOf()).toBe('second');
});

it('lets nobody join a reading that takes longer than what is read may be trusted', async () => {
  const never = cache.get('a', () => new Promise(() => undefined));
  clock = 1_000;
  expect(await stateOf()).toBe('first');
  void never;
});

it('shares one reading among those who ask at once, its failure too', async () => {
  expect(await Promise.all([stateOf(), stateOf(), stateOf()])).toEqual(['first', 'first', 'first']);
  expect(reads).toBe(1);
  const fail = (): Promise<never> => Promise.reject(new Error('away'));
  const outcomes = await Promise.allSettled([cache.get('b', fail), cache.get('b', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await stateOf('b')).toBe('first');
});

it('never keeps that something is not there', async () => {
  stored = '';
  expect(await stateOf()).toBeUndefined();
  stored = 'made';
  expect(await stateOf()).toBe('made');
});

it('lets the oldest go when it is full, and does not take in what is larger than all of it', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await stateOf(key);
  expect(cache.size).toBe(3);
  stored = 'second';
  expect([await stateOf('d'), await stateOf('a')]).toEqual(['first', 'second']);
  const heavy = new ReadThroughCache<Row>({ maxWeight: 3, weigh: () => 4, keptMs: 1_000 });
  await heavy.get('a', () => read());
  expect(heavy.size).toBe(0);
});
