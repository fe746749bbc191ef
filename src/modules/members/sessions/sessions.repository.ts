import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { type Author } from '../../../common/access/author.js';
import { type PortalRole } from '../../../common/access/portal-role.js';
import { SystemDatabase } from '../../../database/system-database.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type AuditAction } from '../../audit/audit-action.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { PortalSessionEntity } from './portal-session.entity.js';

/**
 * A member who reads applications may send no request for hours, so one sign-in lasts a working day. It never lasts
 * longer, since a session opens personal data.
 */
const IDLE_HOURS = 10;
const LIFETIME_HOURS = 12;

/** The member that a session belongs to, with the present role: a changed role takes effect at once. */
export interface SignedInMember {
  readonly id: string;
  readonly organisationId: string;
  readonly email: string;
  readonly role: PortalRole;
}

type Signed = Pick<SignedInMember, 'id' | 'organisationId'>;

/** Sessions of the portal, on the database's clock. Tokens are handed out; only their hashes are kept. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly system: SystemDatabase,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Opens a session and returns its token. */
  async open(member: Signed, author: Author): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.transaction(member.organisationId, async (manager) => {
      await manager.query(
        `insert into portal_sessions (token_hash, organisation_id, member_id, expires_at)
         values ($1, $2, $3, now() + make_interval(hours => $4))`,
        [hashOf(token), member.organisationId, member.id, LIFETIME_HOURS],
      );
      await this.record(manager, member, author, 'member.signed_in');
    });
    return token;
  }

  /** Null for a token that is unknown, and for a session that expired or was idle too long. */
  async memberOf(token: string): Promise<SignedInMember | null> {
    const tokenHash = hashOf(token);
    const rows = await this.system.rows<SignedInMember & { wasSeenLately: boolean }>(
      `select member.id, member.organisation_id as "organisationId", member.email, member.role,
              session.last_seen_at > now() - interval '1 minute' as "wasSeenLately"
         from portal_sessions session
           join members member on member.organisation_id = session.organisation_id and member.id = session.member_id
        where session.token_hash = $1 and session.expires_at > now()
          and session.last_seen_at > now() - make_interval(hours => $2)`,
      [tokenHash, IDLE_HOURS],
    );
    const [found] = rows;
    if (found === undefined) return null;
    const { wasSeenLately, ...member } = found;
    if (!wasSeenLately) {
      await this.system.execute('update portal_sessions set last_seen_at = now() where token_hash = $1', [tokenHash]);
    }
    return member;
  }

  /** Ends the session with which a member is signed in. */
  async close(member: Signed, token: string, author: Author): Promise<void> {
    await this.database.transaction(member.organisationId, async (manager) => {
      await manager.delete(PortalSessionEntity, { tokenHash: hashOf(token) });
      await this.record(manager, member, author, 'member.signed_out');
    });
  }

  /** Ends a session of whatever member. */
  async revoke(token: string): Promise<void> {
    await this.system.execute('delete from portal_sessions where token_hash = $1', [hashOf(token)]);
  }

  /** Clears away those that nobody can use any more. */
  async purge(): Promise<void> {
    await this.system.execute(
      'delete from portal_sessions where expires_at <= now() or last_seen_at <= now() - make_interval(hours => $1)',
      [IDLE_HOURS],
    );
  }

  async revokeAll(manager: EntityManager, { organisationId, id }: Signed): Promise<void> {
    await manager.delete(PortalSessionEntity, { organisationId, memberId: id });
  }

  async revokeOthers(manager: EntityManager, { organisationId, id }: Signed, token: string): Promise<void> {
    await manager.delete(PortalSessionEntity, { organisationId, memberId: id, tokenHash: Not(hashOf(token)) });
  }

  private async record(
    manager: EntityManager,
    { id, organisationId }: Signed,
    author: Author,
    action: AuditAction,
  ): Promise<void> {
    await this.audit.record(manager, { organisationId, author, action, targetId: id });
  }
}

/** A token is 256 random bits, so there is nothing to guess and a plain hash is enough. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
