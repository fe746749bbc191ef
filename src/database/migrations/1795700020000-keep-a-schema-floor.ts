import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * The latest migration that a build has to know, so that it can work on this schema. Whatever only adds leaves it as it is;
 * a migration that takes away, renames or changes what earlier builds use raises it: see `src/database/schema-fit.ts`.
 */
export class KeepASchemaFloor1795700020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create function schema_floor() returns bigint language sql stable return 0::bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function schema_floor()');
  }
}
