import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CounterStore } from './counter-store.js';
import { type Quota, RateLimits } from './rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;
/** Timers, which the counters of a single process go by, take no more than 24 days. */
const KNOWN_FOR_SECONDS = 14 * 24 * 60 * 60;

interface SignIn {
  readonly email: string;
  readonly address: string;
}

/**
 * Slows guessing down. Attempts count before their password is looked at, so that many at once are no way around the
 * limit, and for accounts that do not exist as well. An address that has signed the account in before has a count of
 * its own there: a stranger who uses up the account's count does not lock its member out.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly store: CounterStore,
  ) {}

  /** Looks at the credentials unless too many were wrong lately; null means that these are too. @throws ApiError rate_limited */
  async attempt<T>(signIn: SignIn, verify: () => Promise<T | null>): Promise<T | null> {
    const byAddress = quota('sign_in_address', signIn.address, FAILURES_PER_ADDRESS);
    // First, for an address that may no longer guess must not use up the counts of accounts either.
    await this.count(byAddress);
    const account = fingerprint(signIn.email.toLowerCase());
    const mark = `known:${fingerprint(account, signIn.address)}`;
    const isKnown = await this.store.remembers(mark);
    const byAccount = quota('sign_in_account', isKnown ? mark : account, FAILURES_PER_ACCOUNT);
    await this.count(byAccount);
    const found = await this.unlessBroken(verify, [byAddress, byAccount]);
    if (found !== null) {
      const kept = this.store.remember(mark, KNOWN_FOR_SECONDS);
      await Promise.all([kept, this.limits.takeBack(byAddress), this.limits.clear(byAccount)]);
    }
    return found;
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

  private async count(each: Quota): Promise<void> {
    this.limits.assertWithin(await this.limits.count(each));
  }
}

function quota(policy: 'sign_in_account' | 'sign_in_address', owner: string, failures: number): Quota {
  return { policy, owner, quota: failures, windowSeconds: WINDOW_SECONDS };
}

/** E-mail addresses do not belong into Redis. */
function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
