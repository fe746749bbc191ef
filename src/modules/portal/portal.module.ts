import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { InsightsModule } from '../insights/insights.module.js';
import { ManagementModule } from '../management/management.module.js';
import { MembersModule } from '../members/members.module.js';
import { SignInModule } from '../members/sign-in.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { OverlapsModule } from '../overlaps/overlaps.module.js';
import { RetriesModule } from '../retries/retries.module.js';
import { LedgerModule } from '../tokens/ledger.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { AuditLogService } from './audit-log/audit-log.service.js';
import { CohortsController } from './cohorts/cohorts.controller.js';
import { FormsController } from './cohorts/forms/forms.controller.js';
import { InvitationsController } from './members/invitations.controller.js';
import { MembersController } from './members/members.controller.js';
import { TeamMembersService } from './members/team-members.service.js';
import { RubricController } from './rubric/rubric.controller.js';
import { SessionController } from './session/session.controller.js';
import { PeopleDetailsRepository } from './submissions/csv/people/people-details.repository.js';
import { SubmissionsCsvController } from './submissions/csv/submissions-csv.controller.js';
import { SubmissionsCsv } from './submissions/csv/submissions-csv.js';
import { ListSubmissions } from './submissions/list-submissions.js';
import { NotesController } from './submissions/notes.controller.js';
import { SubmissionListRepository } from './submissions/submission-list.repository.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { TeamSubmissionsRepository } from './submissions/team-submissions.repository.js';
import { TeamSubmissionsService } from './submissions/team-submissions.service.js';
import { TeamTokensService } from './tokens/team-tokens.service.js';
import { TokensController } from './tokens/tokens.controller.js';
import { DeliveriesController } from './webhooks/deliveries.controller.js';
import { TeamWebhooksService } from './webhooks/team-webhooks.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

/** The routes of the portal; what they show and change is up to the modules of each feature. */
@Module({
  imports: [
    AnalyticsModule,
    ApplicationsModule,
    AuditModule,
    CohortsModule,
    DecisionsModule,
    ErasureModule,
    InsightsModule,
    LedgerModule,
    ManagementModule,
    MembersModule,
    NotesModule,
    OnboardingModule,
    OverlapsModule,
    RetriesModule,
    SignInModule,
    WebhooksModule,
  ],
  controllers: [
    AnalyticsController,
    ApiKeysController,
    AuditLogController,
    CohortsController,
    FormsController,
    InvitationsController,
    MembersController,
    NotesController,
    RubricController,
    SessionController,
    SubmissionsController,
    SubmissionsCsvController,
    TokensController,
    WebhooksController,
    DeliveriesController,
  ],
  providers: [
    AuditLogService,
    ListSubmissions,
    PeopleDetailsRepository,
    SubmissionListRepository,
    SubmissionsCsv,
    TeamMembersService,
    TeamSubmissionsRepository,
    TeamSubmissionsService,
    TeamTokensService,
    TeamWebhooksService,
  ],
})
export class PortalModule {}
