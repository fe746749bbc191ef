import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ThreadPool } from '../../../src/threads/thread-pool.js';
import { WorkCutShort } from '../../../src/threads/work-cut-short.js';

/** A thread that does as it is told, and says who it is. */
const SCRIPT = scriptOf(`
  import { threadId } from 'node:worker_threads';
  import { serveWork } from '${pathToFileURL(resolve('dist', 'src', 'threads', 'serve-work.js')).href}';
  serveWork(({ order, gate }, place) => {
    place[0] = 7;
    if (order === 'hang') for (;;);
    if (order === 'backtrack') /^(?:a+)+$/.test('a'.repeat(60) + 'b');
    if (order === 'swell') for (const all = []; ; ) all.push(new Array(1e5).fill(all.length));
    if (order === 'throw') throw new RangeError('as told');
    if (gate) Atomics.wait(gate, 0, 0);
    return threadId;
  });`);

function scriptOf(text: string): string {
  const script = join(mkdtempSync(join(tmpdir(), 'thread-')), 'obedient.mjs');
  writeFileSync(script, text);
  return script;
}

const pools: ThreadPool[] = [];
function poolOf(script = SCRIPT, most = 2): ThreadPool {
  const pool = new ThreadPool(script, { most, kept: 1, idleMs: 60_000 });
  pools.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.end();
});

const gate = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
function open(closed: Int32Array): void {
  Atomics.store(closed, 0, 1);
  Atomics.notify(closed, 0);
}
const work = (input: object, { owner = 'a', isLarge = false } = {}) => ({ input, owner, isLarge, budgetMs: 300 });

it.each(['hang', 'backtrack'])(
  'ends what would %s when its processor time is used up, and tells where it was',
  async (order) => {
    const pool = poolOf();
    const ended = pool.run(work({ order }));
    const other = pool.run(work({ order: 'none' }));
    await expect(ended).rejects.toMatchObject({ reason: 'budget', place: [7, -1] });
    expect(await other).toEqual(expect.any(Number));
    expect(await pool.run(work({ order: 'none' }))).toEqual(expect.any(Number));
  },
);

it('counts no time for what only waits', async () => {
  const pool = poolOf();
  const closed = gate();
  const waiting = pool.run<number>(work({ gate: closed }));
  await expect(pool.run(work({ order: 'hang' }))).rejects.toThrow(WorkCutShort);
  open(closed);
  expect(await waiting).toEqual(expect.any(Number));
});

it('ends what takes all memory, and nothing else', async () => {
  const pool = poolOf();
  await expect(pool.run({ ...work({ order: 'swell' }), budgetMs: 60_000 })).rejects.toMatchObject({
    reason: 'memory',
    place: [7, -1],
  });
  expect(await pool.run(work({}))).toEqual(expect.any(Number));
});

it('gives owners their turns, and what is large only one thread', async () => {
  const pool = poolOf();
  const done: string[] = [];
  const [first, second] = [gate(), gate()];
  const run = async (name: string, input: object, isLarge: boolean): Promise<void> => {
    await pool.run(work(input, { owner: name.charAt(0), isLarge }));
    done.push(name);
  };
  const large = [
    run('a large', { gate: first }, true),
    run('a second large', {}, true),
    run('a third large', {}, true),
    run('b large', {}, true),
  ];
  const blocking = run('a1', { gate: second }, false);
  const small = ['a2', 'a3', 'b1', 'c1'].map((name) => run(name, {}, false));
  expect(pool.waitingLarge('a')).toBe(2);
  open(second);
  await Promise.all([blocking, ...small]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  open(first);
  await Promise.all(large);
  expect(done.slice(5)).toEqual(['a large', 'a second large', 'b large', 'a third large']);
});

it('ends work whose signal fires, whether it has begun or waits', async () => {
  const pool = poolOf(SCRIPT, 2);
  const stop = new AbortController();
  const runs = Array.from({ length: 5 }, () => pool.run({ ...work({ order: 'hang' }), budgetMs: 60_000 }, stop.signal));
  stop.abort(new Error('stopped'));
  for (const run of runs) await expect(run).rejects.toThrow('stopped');
  expect(await pool.run(work({}))).toEqual(expect.any(Number));
});

it('passes on what the work throws, and what a script is wrong with', async () => {
  await expect(poolOf().run(work({ order: 'throw' }))).rejects.toThrow(RangeError);
  await expect(poolOf(scriptOf('throw new Error("a broken script");')).run(work({}))).rejects.toThrow(
    'a broken script',
  );
});
