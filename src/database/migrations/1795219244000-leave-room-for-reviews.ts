import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A review changes its submission's row twice: with room left in the page it does so there, without touching the indexes.
 * And reports are a little longer than what PostgreSQL would leave in their rows; up to half a page it may.
 */
export class LeaveRoomForReviews1795219244000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions set (fillfactor = 70);
      alter table insights_reports set (toast_tuple_target = 4000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions reset (fillfactor);
      alter table insights_reports reset (toast_tuple_target);
    `);
  }
}
