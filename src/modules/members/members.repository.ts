import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
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

@Injectable()
export class MembersRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Upper and lower case are the same address. */
  async findByEmail(email: string): Promise<KnownMember | null> {
    const [member] = await this.system.rows<KnownMember>(
      `select id, organisation_id as "organisationId", email, password_hash as "passwordHash", role
         from members where lower(email) = lower($1)`,
      [email],
    );
    return member ?? null;
  }

  /** False when the address already signs somebody in. */
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

  async changePassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(MemberEntity, { id }, { passwordHash });
  }
}
