import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an answer is found by among near copies. */
@Entity('answer_fingerprints')
export class AnswerFingerprintEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @PrimaryColumn('text', { name: 'answer_key' })
  answerKey!: string;

  /** Near copies have some in common. */
  @Column('bigint', { array: true })
  bands!: number[];

  /** How alike two answers are is told by these. */
  @Column('integer', { array: true })
  sketch!: number[];
}
