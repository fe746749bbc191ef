import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';

@Injectable()
export class EndpointsRepository {
  constructor(private readonly database: TenantDatabase) {}

  async find(organisationId: string, id: string): Promise<WebhookEndpointEntity | null> {
    return this.database.transaction(organisationId, (manager) =>
      manager.findOneBy(WebhookEndpointEntity, { organisationId, id }),
    );
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<WebhookEndpointEntity[]> {
    return this.database.transaction(organisationId, (manager) =>
      manager.find(WebhookEndpointEntity, {
        where: { organisationId, ...(page.before !== null && { id: LessThan(page.before) }) },
        order: { id: 'DESC' },
        take: page.limit,
      }),
    );
  }

  /** Until the transaction ends nobody else counts them: two that are made at once would each see room for one more. */
  async countLocked(manager: EntityManager, organisationId: string): Promise<number> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || $1, 0))`, [
      organisationId,
    ]);
    return manager.countBy(WebhookEndpointEntity, { organisationId });
  }

  async insert(manager: EntityManager, endpoint: WebhookEndpointEntity): Promise<void> {
    await manager.insert(WebhookEndpointEntity, endpoint);
  }

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<WebhookEndpointEntity | null> {
    return manager.findOne(WebhookEndpointEntity, {
      where: { organisationId, id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async update(
    manager: EntityManager,
    { organisationId, id }: WebhookEndpointEntity,
    change: Partial<WebhookEndpointEntity>,
  ): Promise<void> {
    await manager.update(WebhookEndpointEntity, { organisationId, id }, change);
  }

  /** Nothing is owed to it any more; what was sent is forgotten with its time. */
  async delete(manager: EntityManager, { organisationId, id }: WebhookEndpointEntity): Promise<void> {
    await this.dropOwed(manager, organisationId, id);
    await manager.delete(WebhookEndpointEntity, { organisationId, id });
  }

  /** What is owed to an endpoint that takes nothing any more. */
  async dropOwed(manager: EntityManager, organisationId: string, id: string): Promise<void> {
    await manager.query('delete from webhook_tasks where organisation_id = $1 and endpoint_id = $2', [
      organisationId,
      id,
    ]);
  }
}
