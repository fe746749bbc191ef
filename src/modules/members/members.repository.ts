import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { MemberEntity } from './member.entity.js';

@Injectable()
export class MembersRepository {
  constructor(@InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>) {}

  /** Upper and lower case are the same address. */
  async findByEmail(email: string): Promise<MemberEntity | null> {
    return this.members.createQueryBuilder('member').where('lower(member.email) = lower(:email)', { email }).getOne();
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
