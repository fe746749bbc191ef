import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fingerprints of a submission until they are indexed. */
@Entity('waiting_fingerprints')
export class WaitingFingerprintEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('bytea')
  packed!: Buffer;
}
