import { eventually } from '../../test/support/eventually.js';
import { ApiError } from '../common/errors/api-error.js';
import { GroupCommit } from './group-commit.js';

interface Unit {
  readonly name: string;
  readonly weight: number;
}

interface Transaction {
  readonly names: string[];
  readonly end: (error?: Error) => void;
}

let transactions: Transaction[];
let commits: GroupCommit<Unit, string>;

const groupCommit = (expected = 0): GroupCommit<Unit, string> => {
  // What a test before has left waiting is begun in its own list.
  const ofThisTest = transactions;
  return new GroupCommit({
    commit: (_group, units) =>
      new Promise((resolve, reject) => {
        const names = units.map(({ name }) => name);
        const end = (error?: Error): void => {
          if (error === undefined) resolve(names.map((name) => `${name} done`));
          else reject(error);
        };
        ofThisTest.push({ names, end });
      }),
    weightOf: ({ weight }) => weight,
    mostWaiting: 12,
    mostTogether: 3,
    concurrency: 6,
    expected: () => expected,
  });
};

beforeEach(() => {
  transactions = [];
  commits = groupCommit();
});

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const add = (name: string, unit: Partial<Unit> = {}, group = 'a'): Promise<string> =>
  commits.add(group, { name, weight: 1, ...unit });
const begun = (): string[] => transactions.map(({ names }) => names.join(' '));
async function end(at: number, error?: Error): Promise<void> {
  transactions[at]?.end(error);
  await tick();
}
const postgresError = (code: string): Error => Object.assign(new Error('refused'), { code });

it('commits at once what comes alone', async () => {
  const result = add('x');
  await tick();
  expect(begun()).toEqual(['x']);
  await end(0);
  expect(await result).toBe('x done');
});

it('begins three beside one another, and commits together what came meanwhile, each group by itself', async () => {
  const first: Promise<string>[] = [];
  for (const name of ['x', 'y', 'z']) {
    first.push(add(name));
    await eventually(() => begun().includes(name), 5_000);
  }
  const rest = [add('1'), add('2'), add('other', {}, 'b')];
  await tick();
  expect(begun()).toEqual(['x', 'y', 'z', 'other']);
  await end(1);
  await eventually(() => begun().length === 5, 5_000);
  expect(begun()).toEqual(['x', 'y', 'z', 'other', '1 2']);
  for (const at of [0, 2, 3, 4]) await end(at);
  expect(await Promise.all([...first, ...rest])).toEqual(
    ['x', 'y', 'z', '1', '2', 'other'].map((name) => `${name} done`),
  );
});

it('begins beside another once as many have come as that one took, or a moment later', async () => {
  for (const name of ['1', '2']) void add(name);
  await tick();
  for (const name of ['3', '4']) {
    expect(begun()).toEqual(['1 2']);
    void add(name);
    await tick();
  }
  await eventually(() => begun().length === 2, 5_000);
  void add('5');
  await eventually(() => begun().length === 3, 5_000);
  expect(begun()).toEqual(['1 2', '3 4', '5']);
});

it('gives those that are on their way a moment to come along, and no longer', async () => {
  commits = groupCommit(3);
  for (const name of ['x', 'y']) {
    void add(name);
    await tick();
  }
  expect(begun()).toEqual([]);
  void add('z');
  await eventually(() => begun().length === 1, 5_000);
  void add('alone');
  await end(0);
  await eventually(() => begun().length === 2, 5_000);
  expect(begun()).toEqual(['x y z', 'alone']);
});

it('commits no more together than it may, but a heavy one by itself', async () => {
  for (const name of ['1', '2']) void add(name);
  void add('heavy', { weight: 4 });
  for (let at = 0; at < 2; at += 1) {
    await eventually(() => begun().length > at, 5_000);
    await end(at);
  }
  expect(begun()).toEqual(['1 2', 'heavy']);
});

it('turns away who comes when too many wait or what waits is too much, and takes them again afterwards', async () => {
  const waiting = Array.from({ length: 6 }, (_, n) => add(String(n)));
  await expect(add('late')).rejects.toMatchObject({ code: 'unavailable' });
  for (let at = 0; at < 2; at += 1) {
    await eventually(() => begun().length > at, 5_000);
    await end(at);
  }
  await Promise.all(waiting);
  await expect(add('huge', { weight: 13 })).rejects.toMatchObject({ code: 'unavailable' });
  void add('again');
  await tick();
  expect(begun().at(-1)).toBe('again');
});

it('leaves room for other groups, however many of one wait', async () => {
  let turnedAway = 0;
  const countRefusal = (error: unknown): void => {
    turnedAway += Number(error instanceof ApiError && error.code === 'unavailable');
  };
  for (const group of ['a', 'b', 'c']) {
    for (let nth = 0; nth < 100; nth += 1) add(String(nth), {}, group).catch(countRefusal);
  }
  await tick();
  // Six of the twelve, three of the other six, two of the last three.
  expect(turnedAway).toBe(300 - 11);
  const stranger = add('stranger', {}, 'd');
  await tick();
  await end(transactions.findIndex(({ names }) => names.includes('stranger')));
  expect(await stranger).toBe('stranger done');
});

it('leaves room by weight as well', async () => {
  void add('heavy', { weight: 6 });
  await expect(add('another', { weight: 6 })).rejects.toMatchObject({ code: 'unavailable' });
  void add('of another group', { weight: 6 }, 'b');
  await tick();
  expect(begun()).toEqual(['heavy', 'of another group']);
});

it('lets one bad unit fail by itself', async () => {
  const results = Promise.allSettled(['1', 'bad', '3'].map((name) => add(name)));
  await tick();
  for (let at = 0; at < transactions.length; at += 1) {
    await end(at, transactions[at]?.names.includes('bad') === true ? postgresError('23514') : undefined);
  }
  expect(begun()).toEqual(['1 bad 3', '1 bad', '1', 'bad', '3']);
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('does nothing again when PostgreSQL is away: what became of the commit is not known', async () => {
  const results = Promise.allSettled([add('1'), add('2')]);
  await tick();
  await end(0, postgresError('57P01'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun()).toEqual(['1 2']);
});

it('lets nobody wait for one that is held up by somebody else', async () => {
  const results = [add('1'), add('2')];
  await tick();
  await end(0, postgresError('55P03'));
  expect(begun()).toEqual(['1 2', '1', '2']);
  await end(2);
  expect(await results[1]).toBe('2 done');
  const refused = expect(results[0]).rejects.toThrow('refused');
  await end(1, postgresError('55P03'));
  await refused;
});
