import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../../database/system-database.js';
import { type SignedInMember } from '../sessions/sessions.repository.js';
import { hashInvitationToken } from './invitation-token.js';

/** How long an invitation can be accepted. */
const LIFETIME_DAYS = 7;

/** On the database's clock. Tokens are handed out; only their hashes are kept. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** In place of an earlier one, which is worth nothing any more. */
  async put(manager: EntityManager, { id, organisationId }: { id: string; organisationId: string }, token: string): Promise<Date> {
    const [row] = await manager.query<[{ expiresAt: Date }]>(
      `insert into invitations (member_id, organisation_id, token_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(days => $4))
       on conflict (member_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
       returning expires_at as "expiresAt"`,
      [id, organisationId, hashInvitationToken(token), LIFETIME_DAYS],
    );
    return row.expiresAt;
  }

  /** Whom it is for; null for an unknown token, and for one that was used or has run out. */
  async find(token: string): Promise<SignedInMember | null> {
    const [invited] = await this.system.rows<SignedInMember>(
      `select member.id, member.organisation_id as "organisationId", member.email, member.role
         from invitations join members member on member.id = invitations.member_id
        where token_hash = $1 and expires_at > now()`,
      [hashInvitationToken(token)],
    );
    return invited ?? null;
  }

  /** False when somebody else was faster, or the invitation has been withdrawn. */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const [, used] = await manager.query<[unknown[], number]>(
      'delete from invitations where token_hash = $1 and expires_at > now()',
      [hashInvitationToken(token)],
    );
    return used === 1;
  }
}
