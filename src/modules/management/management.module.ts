import { Module } from '@nestjs/common';
import { ApplyModule } from '../apply/apply.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { FieldsModule } from '../fields/fields.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { ManagedProgramsController } from './cohorts/managed-programs.controller.js';
import { TeamCohortsService } from './cohorts/team-cohorts.service.js';
import { ManagedFormsController } from './forms/managed-forms.controller.js';
import { TeamFormsService } from './forms/team-forms.service.js';
import { ManagedKeysController } from './keys/managed-keys.controller.js';
import { ManagedKeysService } from './keys/managed-keys.service.js';
import { TeamKeysService } from './keys/team-keys.service.js';

/** Setting up cohorts, forms and keys. API clients come here, people come by the portal; both use the same services. */
@Module({
  imports: [ApplyModule, AuthModule, CohortsModule, FieldsModule, IdempotencyModule, KeysModule, OnboardingModule],
  controllers: [ManagedFormsController, ManagedKeysController, ManagedProgramsController],
  providers: [ManagedKeysService, TeamCohortsService, TeamFormsService, TeamKeysService],
  exports: [TeamCohortsService, TeamFormsService, TeamKeysService],
})
export class ManagementModule {}
