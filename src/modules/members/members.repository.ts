import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type PortalRole } from '../../common/access/portal-role.js';
import { MemberEntity } from './member.entity.js';

/** A member found by address, before anything else is known. */
export interface KnownMember {
  readonly id: string;
  readonly organisationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: PortalRole;
}

/** Somebody of the team as the team sees them. */
export interface TeamMember {
  readonly id: string;
  readonly email: string;
  readonly role: PortalRole;
  readonly createdAt: Date;
  /** False until they accept their invitation. */
  readonly hasJoined: boolean;
  /** When the invitation expires or expired. */
  readonly invitedUntil: Date | null;
}

/**
 * A member whom an address may sign in, or a stand-in for none. Its account name does not depend on the spelling of the
 * address.
 */
export interface SignInCandidate {
  readonly account: string;
  readonly member: KnownMember | null;
}

export type MemberKey = Pick<MemberEntity, 'organisationId' | 'id'>;

/** Cuts an object down to the properties of the key. */
function keyOf({ organisationId, id }: MemberKey): MemberKey {
  return { organisationId, id };
}

const KNOWN = `id, organisation_id as "organisationId", email, password_hash as "passwordHash", role`;

const TEAM = `
  select id, email, role, created_at as "createdAt", password_hash is not null as "hasJoined",
         case when password_hash is null then expires_at end as "invitedUntil"
    from members left join invitations on invitations.organisation_id = $1 and member_id = id
   where members.organisation_id = $1`;

@Injectable()
export class MembersRepository {
  constructor(
    private readonly system: SystemDatabase,
    private readonly database: TenantDatabase,
  ) {}

  /**
   * Addresses differ neither by case, as PostgreSQL folds it. Members of the named organisation come first, then those
   * invited first, up to a limit. If there is no member, one stand-in is returned, so that sign-in takes the same way.
   */
  async findByEmail(
    email: string,
    { organisationId, most }: { organisationId: string | null; most: number },
  ): Promise<SignInCandidate[]> {
    const found = await this.system.rows<Omit<KnownMember, 'id'> & { id: string | null; folded: string }>(
      `select folded, ${KNOWN} from lower($1) as folded left join members on lower(email) = folded and password_hash is not null
        order by organisation_id::text = $2 desc nulls last, id limit $3`,
      [email, organisationId, most],
    );
    return found.map(({ folded, id, ...member }) =>
      id === null ? { account: `address ${folded}`, member: null } : { account: id, member: { id, ...member } },
    );
  }

  async findKnown(organisationId: string, id: string): Promise<KnownMember | null> {
    const [member] = await this.system.rows<KnownMember>(
      `select ${KNOWN} from members where organisation_id = $1 and id = $2 and password_hash is not null`,
      [organisationId, id],
    );
    return member ?? null;
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<TeamMember[]> {
    const condition = '($2::uuid is null or id < $2) order by id desc limit $3';
    return this.database.rows(organisationId, `${TEAM} and ${condition}`, [organisationId, page.before, page.limit]);
  }

  async findOne(organisationId: string, id: string): Promise<TeamMember | null> {
    const [member] = await this.database.rows<TeamMember>(organisationId, `${TEAM} and id = $2`, [organisationId, id]);
    return member ?? null;
  }

  /** False when the address is somebody's of the organisation. */
  async insert(manager: EntityManager, member: MemberEntity): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(MemberEntity)
      .values(member)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length === 1;
  }

  /** The whole team, locked until the transaction ends, so that two changes of it come one after the other. */
  async lockTeam(manager: EntityManager, organisationId: string): Promise<MemberEntity[]> {
    return manager.find(MemberEntity, {
      where: { organisationId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async changeRole(manager: EntityManager, member: MemberKey, role: PortalRole): Promise<void> {
    await manager.update(MemberEntity, keyOf(member), { role });
  }

  /** Their sessions, and an invitation that was not accepted, go with them. */
  async remove(manager: EntityManager, member: MemberKey): Promise<void> {
    await manager.delete(MemberEntity, keyOf(member));
  }

  async changePassword(manager: EntityManager, member: MemberKey, passwordHash: string): Promise<void> {
    await manager.update(MemberEntity, keyOf(member), { passwordHash });
  }

  /** The member of the team with this address, if there is one. */
  async findInTeam(manager: EntityManager, organisationId: string, email: string): Promise<MemberEntity | null> {
    return manager
      .createQueryBuilder(MemberEntity, 'member')
      .where('member.organisation_id = :organisationId and lower(member.email) = lower(:email)', {
        organisationId,
        email,
      })
      .getOne();
  }
}
