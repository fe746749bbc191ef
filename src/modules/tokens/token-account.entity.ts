import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shard of an organisation's balance. */
@Entity('token_accounts')
export class TokenAccountEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('smallint')
  shard!: number;

  @Column('bigint', { default: 0 })
  available!: number;
}
