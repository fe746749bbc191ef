import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('report_parts')
export class ReportPartsEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'submission_id' })
  submissionId!: string;

  /** JSON of `ReportParts`. */
  @Column('text')
  parts!: string;
}
