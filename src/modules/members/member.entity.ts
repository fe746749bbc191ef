import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PortalRole } from '../../common/access/portal-role.js';

/** Somebody of an organisation's team. The same e-mail address may be in other teams, each time with a password of its own. */
@Entity('members')
export class MemberEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  /** In the PHC format, which names the algorithm and its parameters. Null until they accept their invitation. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text')
  role!: PortalRole;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
