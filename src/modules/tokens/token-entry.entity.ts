import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type TokenEntryKind } from './token-entry.js';

/** A movement in the append-only ledger. */
@Entity('token_entries')
export class TokenEntryEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  /** The order of the ledger. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  seq!: number;

  @Column('uuid')
  id!: string;

  @Column('text')
  kind!: TokenEntryKind;

  @Column('bigint')
  amount!: number;

  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId!: string | null;

  @Column('integer', { nullable: true })
  run!: number | null;

  @Column('text', { nullable: true })
  environment!: Environment | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
