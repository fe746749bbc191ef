import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';
import { KeyCache } from './key-cache.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity]), AuditModule],
  providers: [KeysRepository, KeysService, KeyCache],
  exports: [KeysRepository, KeysService, KeyCache],
})
export class KeysModule {}
