import { Module } from '@nestjs/common';
import { ApplyModule } from '../apply/apply.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { FieldsModule } from '../fields/fields.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { ManagedProgramsController } from './cohorts/managed-programs.controller.js';
import { CohortManagementService } from './cohorts/cohort-management.service.js';
import { ManagedFormsController } from './forms/managed-forms.controller.js';
import { FormManagementService } from './forms/form-management.service.js';
import { ManagedKeysController } from './keys/managed-keys.controller.js';
import { DelegatedKeysService } from './keys/delegated-keys.service.js';
import { OrganisationKeysService } from './keys/organisation-keys.service.js';

/** Setting up cohorts, forms and keys. API clients come here, people come by the portal; both use the same services. */
@Module({
  imports: [ApplyModule, AuthModule, CohortsModule, FieldsModule, IdempotencyModule, KeysModule, OnboardingModule],
  controllers: [ManagedFormsController, ManagedKeysController, ManagedProgramsController],
  providers: [DelegatedKeysService, CohortManagementService, FormManagementService, OrganisationKeysService],
  exports: [CohortManagementService, FormManagementService, OrganisationKeysService],
})
export class ManagementModule {}
