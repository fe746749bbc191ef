import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Of the equivalent argon2id settings in OWASP's Password Storage Cheat Sheet, the usual one with two passes: 19 MiB for
 * each hash in progress, some 15 ms. The library's default algorithm is argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of sign-ins must neither eat the memory nor all of the thread pool, which serves DNS and files too. */
const hashing = pLimit(2);

@Injectable()
export class Passwords {
  /** Made once; compared against when there is nobody of the given address. */
  private decoy: Promise<string> | undefined;

  constructor(private readonly cost = COST) {}

  hash(password: string): Promise<string> {
    return hashing(() => hash(normalised(password), this.cost));
  }

  /** Costs the same whether or not there is a hash to compare with, so that time does not tell who has an account. */
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
