import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * An address signs in to each of its organisations with a password of its own, so that nobody takes it from its owner by
 * joining somewhere first. The way back is closed once an address is in several: it would have to leave all but one.
 */
export class SignInPerOrganisation1795219272000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index members_email;
      create index members_email on members (lower(email)) where password_hash is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index members_email;
      create unique index members_email on members (lower(email)) where password_hash is not null;
    `);
  }
}
