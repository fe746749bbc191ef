import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type TokenUsage } from './reviewers/token-usage.js';
import { type StageName, type StageResult } from './timeline.js';

/** One passage of a submission through a stage of its review. */
@Entity('submission_events')
export class SubmissionEventEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('integer')
  run!: number;

  @Column('integer')
  attempt!: number;

  @Column('text')
  stage!: StageName;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt!: Date;

  @Column('text')
  result!: StageResult;

  @Column('text', { nullable: true })
  detail!: string | null;

  /** What the stage spent on a language model; null for nothing. */
  @Column('json', { nullable: true })
  usage!: TokenUsage | null;
}
