import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { FieldsModule } from '../fields/fields.module.js';
import { CohortClock } from './cohort-clock.js';
import { CohortEntity } from './cohort.entity.js';
import { CohortsRepository } from './cohorts.repository.js';
import { CohortsService } from './cohorts.service.js';
import { FormVersionEntity } from './forms/form-version.entity.js';
import { FormsRepository } from './forms/forms.repository.js';
import { FormsService } from './forms/forms.service.js';
import { CohortCache } from './cohort-cache.js';
import { ProgramsController } from './programs.controller.js';
import { ProgramsService } from './programs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CohortEntity, FormVersionEntity]), AuditModule, AuthModule, FieldsModule],
  controllers: [ProgramsController],
  providers: [
    CohortClock,
    CohortsRepository,
    CohortsService,
    FormsRepository,
    FormsService,
    CohortCache,
    ProgramsService,
  ],
  exports: [CohortsService, FormsService, CohortCache, ProgramsService],
})
export class CohortsModule {}
