import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PortalRole } from '../../common/access/portal-role.js';

/** Somebody of an organisation's team. The e-mail address signs in, so it is unique across organisations once they have. */
@Entity('members')
export class MemberEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organisation_id' })
  organisationId!: string;

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
