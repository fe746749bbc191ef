import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';
import { KnownKeys } from './known-keys.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity]), AuditModule],
  providers: [KeysRepository, KeysService, KnownKeys],
  exports: [KeysService, KnownKeys],
})
export class KeysModule {}
