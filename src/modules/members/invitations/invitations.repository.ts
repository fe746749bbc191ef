import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../../database/system-database.js';
import { type MemberKey } from '../members.repository.js';
import { type SignedInMember } from '../sessions/sessions.repository.js';
import { InvitationEntity } from './invitation.entity.js';
import { hashInvitationToken } from './invitation-token.js';

/** Whom a link is for. */
interface Invited extends SignedInMember {
  /** Whether they have a password, and the link is for a new one. */
  readonly hasJoined: boolean;
  readonly until: Date;
}

/**
 * Links by which people choose a password, their first or a new one; a member has at most one at a time. Times are by
 * the database's clock. Only hashes of the tokens are stored.
 */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Replaces an earlier link, which no longer works then. */
  async put(
    manager: EntityManager,
    { id, organisationId }: MemberKey,
    { token, hours }: { token: string; hours: number },
  ): Promise<Date> {
    const [row] = await manager.query<[{ expiresAt: Date }]>(
      `insert into invitations (member_id, organisation_id, token_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(hours => $4))
       on conflict (organisation_id, member_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
       returning expires_at as "expiresAt"`,
      [id, organisationId, hashInvitationToken(token), hours],
    );
    return row.expiresAt;
  }

  /** The person that the link is for; null for a token that is unknown, used or expired. */
  async find(token: string): Promise<Invited | null> {
    const [invited] = await this.system.rows<Invited>(
      `select member.id, member.organisation_id as "organisationId", member.email, member.role,
              member.password_hash is not null as "hasJoined", expires_at as until
         from invitations
           join members member on member.organisation_id = invitations.organisation_id and member.id = invitations.member_id
        where token_hash = $1 and expires_at > now()`,
      [hashInvitationToken(token)],
    );
    return invited ?? null;
  }

  /** False when the link was used or withdrawn meanwhile. */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const [, used] = await manager.query<[unknown[], number]>(
      'delete from invitations where token_hash = $1 and expires_at > now()',
      [hashInvitationToken(token)],
    );
    return used === 1;
  }

  /** Makes the member's link, if there is one, invalid. */
  async withdraw(manager: EntityManager, { organisationId, id }: MemberKey): Promise<void> {
    await manager.delete(InvitationEntity, { organisationId, memberId: id });
  }
}
