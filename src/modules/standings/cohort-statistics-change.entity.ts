import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What a change of standings adds to the statistics of a cohort and takes from them. */
@Entity('cohort_statistics_changes')
export class CohortStatisticsChangeEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('uuid', { name: 'cohort_id' })
  cohortId!: string;

  @Column('text', { array: true })
  added!: string[];

  @Column('text', { array: true })
  removed!: string[];
}
