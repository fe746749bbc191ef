import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';

@Entity('api_keys')
export class ApiKeyEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  environment!: Environment;

  @Column('text', { array: true })
  scopes!: Scope[];

  /** Restricts the key to one cohort. */
  @Column('uuid', { name: 'cohort_id', nullable: true })
  cohortId!: string | null;

  /** Overrides the usual limit; only the operator sets it. */
  @Column('integer', { name: 'rate_limit_per_minute', nullable: true })
  rateLimitPerMinute!: number | null;

  /** SHA-256 of the key; the key itself is shown once and never stored. */
  @Column('bytea', { name: 'key_hash' })
  keyHash!: Buffer;

  @Column('text', { name: 'last_four' })
  lastFour!: string;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
