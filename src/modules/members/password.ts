import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Of the equivalent argon2id settings in OWASP's Password Storage Cheat Sheet, the usual one with two passes: 19 MiB for
 * each hash in progress, some 15 ms. The library's default algorithm is argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A flood of sign-ins must neither eat the memory nor all of the thread pool, which serves DNS and files too. */
const hashing = pLimit(2);

/** Made once; compared against when there is nobody of the given address. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(normalised(password), COST));
}

/** Costs the same whether or not there is a hash to compare with, so that time does not tell who has an account. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword(newPassword()).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await decoy);
  const isSame = await hashing(() => verify(compared, normalised(password)));
  return isSame && passwordHash !== null;
}

/** 144 random bits. */
export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

/** The same password typed on two keyboards may arrive as different code points. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
