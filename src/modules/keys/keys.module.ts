import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKeyEntity } from './api-key.entity.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity])],
  providers: [KeysRepository, KeysService],
  exports: [KeysRepository, KeysService],
})
export class KeysModule {}
