import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Field } from '../../fields/field.js';

/** A form as it was at one time; submissions keep the version they were made with. */
@Entity('form_versions')
export class FormVersionEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'cohort_id' })
  cohortId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('json')
  fields!: Field[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
