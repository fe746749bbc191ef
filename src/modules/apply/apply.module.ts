import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { FormThrottle } from './access/form-throttle.js';
import { PublicFormsRepository } from './access/public-forms.repository.js';
import { PublicForms } from './access/public-forms.service.js';
import { ApplyController } from './apply.controller.js';
import { FormPreview } from './preview/form-preview.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { SubmitForm } from './submit-form.js';

@Module({
  imports: [ApplicationsModule, AuthModule, CohortsModule, IdempotencyModule, OrganisationsModule],
  controllers: [ApplyController],
  providers: [FormPreview, FormThrottle, PublicForms, PublicFormsRepository, ReceiptsRepository, SubmitForm],
  exports: [FormPreview],
})
export class ApplyModule {}
