import { type Environment } from '../../common/access/environment.js';

export const TOKEN_ENTRY_KINDS = ['grant', 'reserve', 'settle', 'release'] as const;
export type TokenEntryKind = (typeof TOKEN_ENTRY_KINDS)[number];

/** One line of the ledger. Never changed, never removed; the sum of all amounts is the balance. */
export interface TokenEntry {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: TokenEntryKind;
  /** Negative for a reservation, zero for its settlement. */
  readonly amount: number;
  /** The sum of the amounts up to and with this line; never negative. */
  readonly balanceAfter: number;
  /** Null for a grant, as is the environment. */
  readonly submissionId: string | null;
  readonly environment: Environment | null;
  readonly note: string | null;
}
