import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member wrote about a submission for the team. */
@Entity('submission_notes')
export class SubmissionNoteEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  /** Null once the member is gone. */
  @Column('uuid', { name: 'member_id', nullable: true })
  memberId!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'edited_at', nullable: true })
  editedAt!: Date | null;
}
