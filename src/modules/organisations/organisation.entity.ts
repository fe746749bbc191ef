import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('organisations')
export class OrganisationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
