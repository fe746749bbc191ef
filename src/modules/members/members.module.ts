import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MemberEntity } from './member.entity.js';
import { MembersRepository } from './members.repository.js';
import { MembersService } from './members.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([MemberEntity]), AuditModule],
  providers: [MembersRepository, MembersService, SessionsRepository],
  exports: [MembersService, SessionsRepository],
})
export class MembersModule {}
