import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A rate limit of its own for a key that needs more, or is to have less, than the usual one. */
export class LimitKeys1795219209000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table api_keys add column rate_limit_per_minute integer check (rate_limit_per_minute > 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys drop column rate_limit_per_minute');
  }
}
