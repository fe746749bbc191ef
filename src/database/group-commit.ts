import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { busy } from '../common/errors/api-error.js';
import { isDatabaseOutOfReach } from '../common/errors/foreign-errors.js';

interface Waiter<U, R> {
  readonly unit: U;
  readonly weight: number;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** What was added and is not settled yet. */
interface Load {
  units: number;
  weight: number;
}

interface Group<U, R> extends Load {
  /** In the order in which they came. */
  readonly waiting: Waiter<U, R>[];
  running: number;
  /** Of those running, how many take so long that they seem to wait for somebody else. */
  heldUp: number;
}

interface GroupCommitOptions<U, R> {
  /** One transaction with all of these units: the result of each, in their order. Rejects when nothing was committed. */
  readonly commit: (group: string, units: readonly U[]) => Promise<R[]>;
  /** Roughly its bytes. */
  readonly weightOf: (unit: U) => number;
  /** What may wait, all groups together. A group may have no more of it than it leaves to the others. */
  readonly mostWaiting: Readonly<Load>;
  /** What one transaction takes; a single unit may be heavier. */
  readonly mostTogether: Readonly<Load>;
  /** Transactions of a group at once, where they never wait for one another: else one, and another when it is held up. */
  readonly beside: number;
  /** Transactions of all groups at once. */
  readonly concurrency: number;
  /** How many are on their way, those that wait among them: up to some of them are given a moment to come along. */
  readonly expected?: () => number;
}

const HELD_UP_MS = 100;
/** So many are worth waiting for, and so long: what a transaction takes by itself is a small part of them then. */
const MOST_AWAITED = 32;
const MOMENT_MS = 100;
const LOOK_MS = 5;

/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03';

/**
 * Commits together what comes while a commit of the same group is under way; what comes alone is committed at once, alone.
 * When a transaction fails because of what is in it, it is done again in halves, so that one bad unit fails by itself.
 */
export class GroupCommit<U, R> {
  private readonly groups = new Map<string, Group<U, R>>();
  private readonly turns: LimitFunction;
  private readonly all: Load = { units: 0, weight: 0 };

  constructor(private readonly options: GroupCommitOptions<U, R>) {
    this.turns = pLimit(options.concurrency);
  }

  /** Resolves once the unit's transaction is committed. @throws ApiError unavailable: too many wait, or too many of the same group */
  async add(name: string, unit: U): Promise<R> {
    const group = this.groups.get(name) ?? { waiting: [], running: 0, heldUp: 0, units: 0, weight: 0 };
    const weight = this.options.weightOf(unit);
    if (!this.hasRoomFor(weight, group)) throw busy();
    this.groups.set(name, group);
    this.count(group, 1, weight);
    try {
      return await new Promise<R>((resolve, reject) => {
        group.waiting.push({ unit, weight, resolve, reject });
        // Whatever else has arrived in the same moment comes along.
        if (group.waiting.length === 1) setImmediate(() => void this.run(name, group));
      });
    } finally {
      this.count(group, -1, -weight);
    }
  }

  /** However many of one group come, as many of the others still find room. */
  private hasRoomFor(weight: number, group: Load): boolean {
    const { units, weight: most } = this.options.mostWaiting;
    return group.units < units - this.all.units && group.weight + weight <= most - this.all.weight;
  }

  private count(group: Load, units: number, weight: number): void {
    for (const load of [this.all, group]) {
      load.units += units;
      load.weight += weight;
    }
  }

  private async run(name: string, group: Group<U, R>): Promise<void> {
    if (group.waiting.length === 0 || group.running >= this.options.beside + Math.min(group.heldUp, 1)) return;
    group.running += 1;
    await this.gather(group);
    let heldUp = 0;
    const patience = setTimeout(() => {
      heldUp = 1;
      group.heldUp += 1;
      void this.run(name, group);
    }, HELD_UP_MS);
    await this.settle(name, () => this.take(group));
    clearTimeout(patience);
    group.heldUp -= heldUp;
    group.running -= 1;
    if (group.waiting.length === 0 && group.running === 0) this.groups.delete(name);
    else await this.run(name, group);
  }

  /** Each transaction costs as much again as what is in it: under load a few together are worth waiting for. */
  private async gather(group: Group<U, R>): Promise<void> {
    const few = (): boolean => group.waiting.length < Math.min(this.options.expected?.() ?? 0, MOST_AWAITED);
    for (let ms = 0; ms < MOMENT_MS && few(); ms += LOOK_MS) await sleep(LOOK_MS);
  }

  private take({ waiting }: Group<U, R>): Waiter<U, R>[] {
    const { units, weight: heaviest } = this.options.mostTogether;
    let weight = 0;
    const end = waiting.findIndex((waiter, at) => {
      weight += waiter.weight;
      return at > 0 && (at >= units || weight > heaviest);
    });
    return waiting.splice(0, end < 0 ? waiting.length : end);
  }

  /** Chooses only when it is its turn, so that those who came meanwhile come along. */
  private async settle(name: string, choose: () => readonly Waiter<U, R>[]): Promise<void> {
    let waiters: readonly Waiter<U, R>[] = [];
    try {
      const results = await this.turns(async () => {
        waiters = choose();
        const units = waiters.map(({ unit }) => unit);
        return units.length === 0 ? [] : this.options.commit(name, units);
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
    const isHeldUp = error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;
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
