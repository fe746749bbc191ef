import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fingerprint by which near copies of an answer are found. */
@Entity('answer_fingerprints')
export class AnswerFingerprintEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @PrimaryColumn('text', { name: 'answer_key' })
  answerKey!: string;

  /** Near copies share some of these. */
  @Column('bigint', { array: true })
  bands!: number[];

  /** The sketch from which the similarity of two answers is computed. */
  @Column('integer', { array: true })
  sketch!: number[];
}
