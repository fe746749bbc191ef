import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';

export const TOKEN_ENTRY_KINDS = ['grant', 'reserve', 'settle', 'release'] as const;
export type TokenEntryKind = (typeof TOKEN_ENTRY_KINDS)[number];

/** One line of the ledger. Never changed, never removed; the sum of all amounts is the balance. */
@Entity('token_entries')
export class TokenEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @Column('text')
  kind!: TokenEntryKind;

  /** Negative for a reservation, zero for its settlement. */
  @Column('bigint')
  amount!: number;

  @Column('bigint', { name: 'balance_after' })
  balanceAfter!: number;

  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId!: string | null;

  /** A failed submission that is reviewed again is a new run, with a reservation of its own. */
  @Column('integer', { nullable: true })
  run!: number | null;

  @Column('text', { nullable: true })
  environment!: Environment | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
