import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { EventsModule } from '../events/events.module.js';
import { DeliveriesRepository } from './deliveries/deliveries.repository.js';
import { OwedDeliveriesRepository } from './deliveries/owed-deliveries.repository.js';
import { SendAgain } from './deliveries/send-again.js';
import { WebhookAttemptEntity } from './deliveries/webhook-attempt.entity.js';
import { OldAttemptsRepository } from './deliveries/old-attempts.repository.js';
import { WebhookTaskEntity } from './deliveries/webhook-task.entity.js';
import { EndpointsRepository } from './endpoints/endpoints.repository.js';
import { EndpointsService } from './endpoints/endpoints.service.js';
import { WebhookEndpointEntity } from './endpoints/webhook-endpoint.entity.js';
import { SecretSeal } from './secrets/secret-seal.js';
import { SecretsKeyNotice } from './secrets/secrets-key.notice.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([WebhookAttemptEntity, WebhookEndpointEntity, WebhookTaskEntity]),
    AuditModule,
    CohortsModule,
    EventsModule,
  ],
  providers: [
    DeliveriesRepository,
    EndpointsRepository,
    EndpointsService,
    OldAttemptsRepository,
    OwedDeliveriesRepository,
    SecretSeal,
    SecretsKeyNotice,
    SendAgain,
  ],
  exports: [DeliveriesRepository, EndpointsRepository, EndpointsService, OldAttemptsRepository, SecretSeal, SendAgain],
})
export class WebhooksModule {}
