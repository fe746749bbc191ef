import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { FieldsModule } from '../fields/fields.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RegisterSchema } from './register-schema.js';
import { SchemaEntity } from './schema.entity.js';
import { SchemasController } from './schemas.controller.js';
import { SchemasRepository } from './schemas.repository.js';
import { SchemasService } from './schemas.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SchemaEntity]), AuthModule, CohortsModule, FieldsModule, IdempotencyModule],
  controllers: [SchemasController],
  providers: [RegisterSchema, SchemasRepository, SchemasService],
  exports: [SchemasService],
})
export class SchemasModule {}
