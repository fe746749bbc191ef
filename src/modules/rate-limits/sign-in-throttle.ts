import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit } from '../../common/http/rate-limit.js';
import { CounterStore } from './counter-store.js';
import { type Quota, RateLimits } from './rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;
/** Timers, which the counters of a single process go by, take no more than 24 days. */
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
 * Slows guessing down. Attempts count before their password is looked at, so that many at once are no way around the
 * limit, and for accounts that do not exist as well. A browser or an address that has signed the account in before has a
 * count of its own there: a stranger who uses up the account's count does not lock its member out.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly store: CounterStore,
  ) {}

  /**
   * Looks at the credentials of those candidates of whom not too many were wrong lately. Gives those whose they are; none
   * means that they are wrong. A wrong one counts for every candidate, and only who was right is forgiven: somebody who knows
   * the password of one of them must not get to guess those of the others. @throws ApiError rate_limited
   */
  async attempt<C extends { account: string }, R extends { account: string }>(
    whence: Whence,
    find: () => Promise<readonly C[]>,
    verify: (candidates: readonly C[]) => Promise<readonly R[]>,
  ): Promise<readonly R[]> {
    const byAddress = quota('sign_in_address', whence.address, FAILURES_PER_ADDRESS);
    // First, for an address that may no longer guess must not use up the counts of accounts either.
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

  /** What the holder of a link is looking for: an address that tries tokens is slowed down as one that tries passwords is. @throws ApiError rate_limited */
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

  /** From here the account has signed in, and has a count of its own the next time. */
  async remember(account: string, { address, token }: Whence): Promise<void> {
    const marks = [address, token].flatMap((place) => (place === null ? [] : [markOf(account, place)]));
    await Promise.all(marks.map((mark) => this.store.remember(mark, KNOWN_FOR_SECONDS)));
  }

  private async count<C extends { account: string }>(candidate: C, whence: Whence): Promise<Counted<C>> {
    const owner = (await this.knownMark(candidate.account, whence)) ?? fingerprint(candidate.account);
    const each = quota('sign_in_account', owner, FAILURES_PER_ACCOUNT);
    return { candidate, quota: each, limit: await this.limits.count(each) };
  }

  /** The browser goes before the address, which it may share with the one who guesses. */
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

  /** A failure of ours is nobody's guess. */
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

/** E-mail addresses and tokens do not belong into Redis. */
function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
