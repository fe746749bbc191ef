import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The link by which a member chooses a password; the token itself is handed out and never stored. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryColumn('uuid', { name: 'organisation_id' })
  organisationId!: string;

  @PrimaryColumn('uuid', { name: 'member_id' })
  memberId!: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
