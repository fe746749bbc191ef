import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many of a cohort's submissions a fact holds of, but for the changes that wait to be added. */
@Entity('cohort_statistics')
export class CohortStatisticEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'cohort_id' })
  cohortId!: string;

  /** A kind, a blank, and what it is, such as 'verdict COHORT_STRONG'. */
  @PrimaryColumn('text')
  fact!: string;

  @Column('bigint')
  count!: number;
}
