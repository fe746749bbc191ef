import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Reviews that are stored together change all the rows of a page at once, and none of the old versions may be cleared away
 * before they are committed: there is room for all of them in half a page. And reports have come to be longer than half a
 * page: PostgreSQL compressed nearly each of them to save a part of its page that is hardly ever used by another.
 */
export class LeaveMoreRoomForReviews1795219264000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions set (fillfactor = 50);
      alter table insights_reports set (toast_tuple_target = 8160);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions set (fillfactor = 70);
      alter table insights_reports set (toast_tuple_target = 4000);
    `);
  }
}
