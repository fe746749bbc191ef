import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** What a claim of deliveries looks at: how an endpoint does, and how much of it is in hand; a probe is marked as it is taken. */
export class LetWorkersDeliver1795600012050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index webhook_tasks_in_hand on webhook_tasks (endpoint_id) where lease_until is not null;
      grant select (failing_since), update (resting_until) on webhook_endpoints to ${DATABASE_ROLES.system};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke select (failing_since), update (resting_until) on webhook_endpoints from ${DATABASE_ROLES.system};
      drop index webhook_tasks_in_hand;
    `);
  }
}
