import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Of the equivalent argon2id settings in OWASP's Password Storage Cheat Sheet, the usual one with two passes: 19 MiB for
 * each hash in progress, some 15 ms. The library's default algorithm is argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of sign-ins must not use up the memory, or the whole thread pool, which serves DNS and files as well. */
const hashing = pLimit(2);

@Injectable()
export class Passwords {
  /** The hash of a random password, made once, to compare with when an address has no member. */
  private decoy: Promise<string> | undefined;

  constructor(private readonly cost = COST) {}

  hash(password: string): Promise<string> {
    return hashing(() => hash(normalised(password), this.cost));
  }

  /** Takes the same time without a hash, so that the time does not tell who has an account. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    this.decoy ??= this.hash(newPassword()).catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    });
    const compared = passwordHash ?? (await this.decoy);
    const isSame = await hashing(() => verify(compared, normalised(password)));
    return isSame && passwordHash !== null;
  }
}

/** 144 random bits. */
export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

/** The same password typed on two keyboards may arrive as different code points. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
