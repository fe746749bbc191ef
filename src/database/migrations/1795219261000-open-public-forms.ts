import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** Whether a cohort's form is open to the public, and what its pages are signed with. */
export class OpenPublicForms1795219261000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cohorts
        add column public_form boolean not null default false,
        add column form_secret uuid not null default gen_random_uuid();

      -- Whose form it is has to be known before its organisation is.
      grant select (organisation_id, public_form, form_secret) on cohorts to ${DATABASE_ROLES.system};

      create trigger cohorts_tell_public_form after update of public_form on cohorts
        for each row execute function tell_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger cohorts_tell_public_form on cohorts;
      revoke select (organisation_id, public_form, form_secret) on cohorts from ${DATABASE_ROLES.system};
      alter table cohorts drop column public_form, drop column form_secret;
    `);
  }
}
