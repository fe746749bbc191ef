import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';

/** The answer to a request with an Idempotency-Key. */
@Entity('remembered_answers')
export class RememberedAnswerEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('text')
  environment!: Environment;

  @PrimaryColumn('text', { name: 'idempotency_key' })
  idempotencyKey!: string;

  /** SHA-256 of the request that was answered; empty when a submission in it was erased. */
  @Column('bytea')
  fingerprint!: Buffer;

  /** Null within the transaction that makes the answer, and after an erasure. */
  @Column('text', { nullable: true })
  body!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
