import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit } from '../../common/http/rate-limit.js';
import { CounterStore } from './counter-store.js';
import { type Quota, RateLimits } from './rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;
/** The counters of a single process use timers, which take no more than 24 days. */
const KNOWN_FOR_SECONDS = 14 * 24 * 60 * 60;

/** Where an attempt comes from: an address, and a browser that shows the token of an earlier session. */
export interface Whence {
  readonly address: string;
  readonly token: string | null;
}

interface Counted<C> {
  readonly candidate: C;
  readonly quota: Quota;
  readonly limit: RateLimit;
}

/**
 * Slows down guessing. An attempt counts before its password is checked, so that many at once cannot pass the limit,
 * and it counts for accounts that do not exist as well. A browser or address that has signed an account in before has a
 * count of its own for it, so that a stranger who uses up the account's count does not lock its member out.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly store: CounterStore,
  ) {}

  /**
   * Checks the credentials against those candidates that had few wrong attempts lately, and returns those that match. A
   * wrong attempt counts for every candidate, and a right one is only taken back for those that match: somebody who
   * knows the password of one must not get to guess those of the others. @throws ApiError rate_limited
   */
  async attempt<C extends { account: string }, R extends { account: string }>(
    whence: Whence,
    find: () => Promise<readonly C[]>,
    verify: (candidates: readonly C[]) => Promise<readonly R[]>,
  ): Promise<readonly R[]> {
    const byAddress = quota('sign_in_address', whence.address, FAILURES_PER_ADDRESS);
    // Comes first: an address that may no longer guess must not use up the counts of accounts.
    this.limits.assertWithin(await this.limits.count(byAddress));
    const candidates = await this.unlessBroken(find, [byAddress]);
    const counted = await Promise.all(candidates.map((candidate) => this.count(candidate, whence)));
    const open = counted.filter(({ limit }) => limit.used <= limit.quota);
    if (open.length === 0) for (const { limit } of counted) this.limits.assertWithin(limit);
    const right = await this.unlessBroken(
      () => verify(open.map(({ candidate }) => candidate)),
      [byAddress, ...counted.map((each) => each.quota)],
    );
    if (right.length > 0) await this.forgive(right, counted, byAddress);
    return right;
  }

  /**
   * Looks up the token of a link. An address that tries tokens is slowed down like one that tries passwords. @throws
   * ApiError rate_limited
   */
  async attemptToken<Found>(token: string, address: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const account = `invitation ${token}`;
    const [right] = await this.attempt(
      { address, token: null },
      () => Promise.resolve([{ account }]),
      async () => {
        const found = await find();
        return found === null ? [] : [{ account, found }];
      },
    );
    return right?.found ?? null;
  }

  /** Remembers that the account has signed in from here, so that it has a count of its own here the next time. */
  async remember(account: string, { address, token }: Whence): Promise<void> {
    const marks = [address, token].flatMap((place) => (place === null ? [] : [markOf(account, place)]));
    await Promise.all(marks.map((mark) => this.store.remember(mark, KNOWN_FOR_SECONDS)));
  }

  private async count<C extends { account: string }>(candidate: C, whence: Whence): Promise<Counted<C>> {
    const owner = (await this.knownMark(candidate.account, whence)) ?? fingerprint(candidate.account);
    const each = quota('sign_in_account', owner, FAILURES_PER_ACCOUNT);
    return { candidate, quota: each, limit: await this.limits.count(each) };
  }

  /** The browser is checked before the address, which the member may share with the one who guesses. */
  private async knownMark(account: string, { address, token }: Whence): Promise<string | null> {
    for (const place of [token, address]) {
      if (place !== null && (await this.store.remembers(markOf(account, place)))) return markOf(account, place);
    }
    return null;
  }

  private async forgive(
    right: readonly { account: string }[],
    counted: readonly Counted<{ account: string }>[],
    byAddress: Quota,
  ): Promise<void> {
    const accounts = new Set(right.map(({ account }) => account));
    const theirs = counted.filter(({ candidate }) => accounts.has(candidate.account));
    await Promise.all([this.limits.takeBack(byAddress), ...theirs.map((each) => this.limits.clear(each.quota))]);
  }

  /** Takes the count back if the check itself failed, since that is no guess. */
  private async unlessBroken<T>(verify: () => Promise<T>, counted: readonly Quota[]): Promise<T> {
    try {
      return await verify();
    } catch (error) {
      await Promise.all(counted.map((each) => this.limits.takeBack(each)));
      throw error;
    }
  }
}

function markOf(account: string, place: string): string {
  return `known:${fingerprint(account, place)}`;
}

function quota(policy: 'sign_in_account' | 'sign_in_address', owner: string, failures: number): Quota {
  return { policy, owner, quota: failures, windowSeconds: WINDOW_SECONDS };
}

/** Hashed, since e-mail addresses and tokens should not be stored in Redis. */
function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
