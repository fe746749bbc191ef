import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Organisation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('int')
  balance!: number;
}

@Entity()
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  organisationId!: string;

  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('simple-array')
  scopes!: string[];
}

@Entity()
export class Cohort {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  organisationId!: string;

  @Column('text')
  status!: string;
}

@Entity()
export class Submission {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @Column('uuid')
  organisationId!: string;

  @Index()
  @Column('uuid')
  cohortId!: string;

  @Column('text', { nullable: true })
  founderName!: string | null;

  @Column('text')
  contactEmail!: string;

  @Column('jsonb')
  answers!: { key: string; value: string }[];

  @Column('text', { default: 'pending' })
  status!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  submittedAt!: Date;
}

@Entity()
export class Report {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index({ unique: true })
  @Column('uuid')
  submissionId!: string;

  @Column('uuid')
  organisationId!: string;

  @Column('jsonb')
  body!: object;
}

export const ENTITIES = [Organisation, ApiKey, Cohort, Submission, Report];
