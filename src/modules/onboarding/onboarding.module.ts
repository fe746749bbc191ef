import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { MembersModule } from '../members/members.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { CreateCohort } from './create-cohort.js';
import { CreateKey } from './create-key.js';
import { CreateOrganisation } from './create-organisation.js';
import { GrantTokens } from './grant-tokens.js';
import { KnownOrganisation } from './known-organisation.js';
import { ResetPassword } from './reset-password.js';

/** Creating organisations and their people. It needs neither HTTP nor the queue, so the command line can use it. */
@Module({
  imports: [AuditModule, CohortsModule, KeysModule, LedgerModule, MembersModule, OrganisationsModule],
  providers: [CreateCohort, CreateKey, CreateOrganisation, GrantTokens, KnownOrganisation, ResetPassword],
  exports: [CreateCohort, CreateKey, CreateOrganisation, GrantTokens, KnownOrganisation, ResetPassword],
})
export class OnboardingModule {}
