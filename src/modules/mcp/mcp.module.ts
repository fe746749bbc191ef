import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { FeedModule } from '../events/feed/feed.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { InsightsModule } from '../insights/insights.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { SchemasModule } from '../schemas/schemas.module.js';
import { McpController } from './mcp.controller.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { AccountTools } from './tools/account.tools.js';
import { CohortTools } from './tools/cohort.tools.js';
import { EventTools } from './tools/event.tools.js';
import { SubmissionTools } from './tools/submission.tools.js';
import { ToolBox } from './tools/tool-box.js';
import { WritingTools } from './tools/writing.tools.js';

/** The public API for agents, by the Model Context Protocol. */
@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    CohortsModule,
    FeedModule,
    IdempotencyModule,
    InsightsModule,
    OrganisationsModule,
    SchemasModule,
  ],
  controllers: [McpController],
  providers: [AccountTools, CohortTools, EventTools, McpEndpoint, SubmissionTools, ToolBox, WritingTools],
})
export class McpModule {}
