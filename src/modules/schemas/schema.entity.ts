import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Field } from '../fields/field.js';

/** A caller's own set of questions for one cohort. Never changes once registered. */
@Entity('schemas')
export class SchemaEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'cohort_id' })
  cohortId!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('json')
  fields!: Field[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
