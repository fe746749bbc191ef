import { ConcurrencyLimit } from '../common/time/concurrency-limit.js';
import { isDatabaseOutOfReach } from '../common/errors/foreign-errors.js';

/** What is to be committed. */
interface Committable {
  /** Roughly its bytes. */
  readonly weight: number;
  /** Two with the same mark would wait for one another in one transaction; null for none. */
  readonly mark: string | null;
}

interface Waiter<U, R> {
  readonly unit: U;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** What was added and is not settled yet. */
interface Load {
  units: number;
  weight: number;
}

interface Group<U, R> extends Load {
  readonly waiting: Waiter<U, R>[];
  running: number;
  /** How many the latest transaction took. */
  latest: number;
  /** When the latest transaction began. */
  begunAt: number;
  impatience?: NodeJS.Timeout | undefined;
}

interface GroupCommitOptions<U, R> {
  /** One transaction with all of these units: the result of each, in their order. Rejects when nothing was committed. */
  readonly commit: (group: string, units: readonly U[]) => Promise<R[]>;
  /** What may wait, all groups together. A group may have no more of it than it leaves to the others. */
  readonly mostWaiting: { readonly units: number; readonly weight: number };
  /** What one transaction takes; a single unit may be heavier. */
  readonly mostTogether: { readonly units: number; readonly weight: number };
  /** Transactions of a group beside one another from the start: more than one where they never wait for one another. */
  readonly beside: number;
  /** Transactions of all groups at once. */
  readonly concurrency: number;
}

/** Another transaction of the group may begin when one takes longer: it may be waiting for somebody else. */
const PATIENCE_MS = 100;
const MOST_RUNNING = 3;
/** So many at once are a crowd; of fewer, all who came during a transaction go together. */
const CROWD = 8;

/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03';

/** Thrown when too many wait, or too many of the same group. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Commits together what comes while a commit of the same group is under way; what comes alone is committed at once, alone.
 * When a transaction fails because of what is in it, it is done again in halves, so that one bad unit fails by itself.
 */
export class GroupCommit<U extends Committable, R> {
  private readonly groups = new Map<string, Group<U, R>>();
  private readonly turns: ConcurrencyLimit;
  private readonly all: Load = { units: 0, weight: 0 };

  constructor(private readonly options: GroupCommitOptions<U, R>) {
    this.turns = new ConcurrencyLimit(options.concurrency);
  }

  /** Resolves once the unit's transaction is committed. @throws TooManyWaiting */
  async add(group: string, unit: U): Promise<R> {
    const state = this.groups.get(group) ?? { waiting: [], running: 0, latest: 0, begunAt: 0, units: 0, weight: 0 };
    if (!this.hasRoomFor(unit, state)) throw new TooManyWaiting();
    this.groups.set(group, state);
    this.count(state, 1, unit.weight);
    try {
      return await new Promise<R>((resolve, reject) => {
        state.waiting.push({ unit, resolve, reject });
        // Whatever else has arrived in the same moment comes along.
        if (state.waiting.length === 1)
          setImmediate(() => {
            this.start(group, state);
          });
      });
    } finally {
      this.count(state, -1, -unit.weight);
    }
  }

  /** However many of one group come, as many of the others still find room. */
  private hasRoomFor(unit: U, group: Load): boolean {
    const { units, weight } = this.options.mostWaiting;
    return group.units < units - this.all.units && group.weight + unit.weight <= weight - this.all.weight;
  }

  private count(group: Load, units: number, weight: number): void {
    for (const load of [this.all, group]) {
      load.units += units;
      load.weight += weight;
    }
  }

  private start(name: string, group: Group<U, R>): void {
    if (group.waiting.length === 0 || group.running >= MOST_RUNNING) return;
    const patience = group.running < this.options.beside ? 0 : group.begunAt + PATIENCE_MS - performance.now();
    if (patience <= 0) void this.run(name, group);
    else
      group.impatience ??= setTimeout(() => {
        group.impatience = undefined;
        this.start(name, group);
      }, Math.ceil(patience));
  }

  private async run(name: string, group: Group<U, R>): Promise<void> {
    group.running += 1;
    group.begunAt = performance.now();
    await this.settle(name, () => this.take(group));
    group.running -= 1;
    if (group.waiting.length === 0 && group.running === 0) {
      clearTimeout(group.impatience);
      this.groups.delete(name);
    }
    this.start(name, group);
  }

  /** In the order in which they came; a second of the same mark waits for the next transaction. */
  private take(group: Group<U, R>): Waiter<U, R>[] {
    const { waiting, latest } = group;
    const { weight } = this.options.mostTogether;
    // Callers of the latest transaction come back while the next one is under way. A small crowd and a large one by turns
    // would leave nothing to prepare during one and too much during the other, so they are made equal.
    const units = Math.min(
      this.options.mostTogether.units,
      latest < CROWD ? Infinity : Math.ceil((waiting.length + latest) / 2),
    );
    const taken: Waiter<U, R>[] = [];
    const left: Waiter<U, R>[] = [];
    const marks = new Set<string>();
    let load = 0;
    for (const waiter of waiting.splice(0)) {
      const { mark, weight: own } = waiter.unit;
      const isFull = taken.length >= units || (taken.length > 0 && load + own > weight);
      if (isFull || (mark !== null && marks.has(mark))) {
        left.push(waiter);
        continue;
      }
      if (mark !== null) marks.add(mark);
      load += own;
      taken.push(waiter);
    }
    waiting.push(...left);
    group.latest = taken.length;
    return taken;
  }

  /** Chooses only when it is its turn, so that those who came meanwhile come along. */
  private async settle(name: string, choose: () => readonly Waiter<U, R>[]): Promise<void> {
    let waiters: readonly Waiter<U, R>[] = [];
    try {
      const results = await this.turns.run(() => {
        waiters = choose();
        return waiters.length === 0
          ? Promise.resolve([])
          : this.options.commit(
              name,
              waiters.map(({ unit }) => unit),
            );
      });
      waiters.forEach(({ resolve, reject }, at) => {
        const result = results[at];
        if (result === undefined) reject(new Error('Committed without a result'));
        else resolve(result);
      });
    } catch (error) {
      await this.settleApart(name, waiters, error);
    }
  }

  private async settleApart(name: string, waiters: readonly Waiter<U, R>[], error: unknown): Promise<void> {
    const isHeldUp = codeOf(error) === LOCK_TIMEOUT;
    // It would fail again, in halves as well; and what became of a commit that nobody confirmed is not known.
    if (waiters.length <= 1 || (isDatabaseOutOfReach(error) && !isHeldUp)) {
      for (const { reject } of waiters) reject(error);
      return;
    }
    const middle = Math.ceil(waiters.length / 2);
    const first = this.settle(name, () => waiters.slice(0, middle));
    // In the order of arrival, but for one that waits for somebody elsewhere: the others must not wait, too.
    if (!isHeldUp) await first;
    await Promise.all([first, this.settle(name, () => waiters.slice(middle))]);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
