import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../../../config/app-config.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import { AuditModule } from '../../audit/audit.module.js';
import { MetricsModule } from '../../metrics/metrics.module.js';
import { EndpointsRepository } from '../endpoints/endpoints.repository.js';
import { WebhookEndpointEntity } from '../endpoints/webhook-endpoint.entity.js';
import { SecretSeal } from '../secrets/secret-seal.js';
import { DeliveryKeeper } from './delivery-keeper.js';
import { DeliveryTasksRepository } from './delivery-tasks.repository.js';
import { DeliveryWorker } from './delivery.worker.js';
import { EndpointHealth } from './endpoint-health.js';
import { LettersRepository } from './letters.repository.js';
import { DeliveryOutcomesRepository } from './outcomes.repository.js';
import { RunDelivery } from './run-delivery.js';

/** Sends webhooks, where reviews are run. Takes the tables of others, not their modules: those come with their HTTP faces. */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpointEntity]), AuditModule, MetricsModule],
  providers: [
    DeliveryKeeper,
    DeliveryOutcomesRepository,
    DeliveryTasksRepository,
    DeliveryWorker,
    EndpointHealth,
    EndpointsRepository,
    LettersRepository,
    RunDelivery,
    SecretSeal,
    {
      provide: Outgoing,
      inject: [AppConfig],
      useFactory: ({ webhookAllowPrivate }: AppConfig): Outgoing =>
        new Outgoing({ allowsPrivate: webhookAllowPrivate }),
    },
  ],
})
export class DeliveryModule {}
