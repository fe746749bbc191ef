import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type PortalRole } from '../../common/access/portal-role.js';
import { MemberEntity } from './member.entity.js';

/** Whom an address signs in, before anything else of them is known. */
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
  /** When the invitation runs out, or did. */
  readonly invitedUntil: Date | null;
}

const UNIQUE_VIOLATION = '23505';

const TEAM = `
  select id, email, role, created_at as "createdAt", password_hash is not null as "hasJoined", expires_at as "invitedUntil"
    from members left join invitations on member_id = id where members.organisation_id = $1`;

@Injectable()
export class MembersRepository {
  constructor(
    private readonly system: SystemDatabase,
    private readonly database: TenantDatabase,
  ) {}

  /** Upper and lower case are the same address. */
  async findByEmail(email: string): Promise<KnownMember | null> {
    const [member] = await this.system.rows<KnownMember>(
      `select id, organisation_id as "organisationId", email, password_hash as "passwordHash", role
         from members where lower(email) = lower($1) and password_hash is not null`,
      [email],
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

  /** False when the address already signs somebody in, or is somebody's of the organisation. */
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
    return manager.find(MemberEntity, { where: { organisationId }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  async changeRole(manager: EntityManager, id: string, role: PortalRole): Promise<void> {
    await manager.update(MemberEntity, { id }, { role });
  }

  /** Their sessions, and an invitation that was not accepted, go with them. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(MemberEntity, { id });
  }

  async changePassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(MemberEntity, { id }, { passwordHash });
  }

  /** Gives the first password. False when the address signs somebody in elsewhere; the transaction must then be undone. */
  async join(manager: EntityManager, id: string, passwordHash: string): Promise<boolean> {
    try {
      await this.changePassword(manager, id, passwordHash);
      return true;
    } catch (error) {
      const driverError: unknown = error instanceof QueryFailedError ? error.driverError : null;
      if (driverError instanceof Error && 'code' in driverError && driverError.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }
}
