import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

const PARTS = ['fit_dimensions', 'strength_criteria', 'provenance', 'clarity_roles'];
const HEAD = [
  'business_summary',
  'clarity_score',
  'founder_fit_score',
  'idea_strength_score',
  'verdict',
  'industry_field',
  'fit_reasoning',
  'guard_rail_flags',
  'generated_at',
  'confidence',
];
const REQUIRED = PARTS.filter((part) => part !== 'clarity_roles');
const ERASABLE = 'business_summary, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags';
const SAME = 'p.organisation_id = r.organisation_id and p.submission_id = r.submission_id';

/**
 * A report that was one row was longer than a page, so that PostgreSQL compressed a part of it; and it read as jsonb what
 * nobody asks for but whole. That took it longer than all else a review writes. Under the name of the table, a view has
 * the reports as they were: for builds from before, and for changes. What is changed there, or stored by a
 * build from before, is a single row again.
 */
export class KeepPartsOfReportsApart1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table insights_reports rename to review_reports;
      alter index insights_reports_pkey rename to review_reports_pkey;
      alter table review_reports ${REQUIRED.map((part) => `alter ${part} drop not null`).join(', ')};
      revoke update (${ERASABLE}) on review_reports from ${DATABASE_ROLES.tenant};

      -- JSON, as text: nobody looks into it here. What is longer than a page is put aside as it is.
      create table report_parts (
        organisation_id uuid not null,
        submission_id uuid not null,
        parts text storage external not null,
        primary key (organisation_id, submission_id)
      ) with (toast_tuple_target = 8160);
      ${tenantTable('report_parts', 'select, insert')}

      create view insights_reports with (security_invoker = true) as
        select r.id, r.organisation_id, r.submission_id, business_summary, clarity_score, founder_fit_score,
               idea_strength_score, verdict, industry_field, fit_reasoning, ${partOf('fit_dimensions')},
               ${partOf('strength_criteria')}, guard_rail_flags, ${partOf('provenance')}, generated_at, confidence,
               ${partOf('clarity_roles')}
          from review_reports r left join report_parts p on ${SAME};
      grant select, insert, update (${ERASABLE}) on insights_reports to ${DATABASE_ROLES.tenant};

      create function insert_report() returns trigger language plpgsql as $$
        begin
          insert into review_reports select new.*;
          return new;
        end
      $$;
      create trigger insights_reports_insert instead of insert on insights_reports
        for each row execute function insert_report();

      -- With the owner's rights: the view says which rows, and its privileges which columns.
      create function update_report() returns trigger language plpgsql
        security definer set search_path = pg_catalog, public, pg_temp as $$
        begin
          update review_reports set ${[...HEAD, ...PARTS].map((column) => `${column} = new.${column}`).join(', ')}
           where organisation_id = old.organisation_id and submission_id = old.submission_id;
          delete from report_parts where organisation_id = old.organisation_id and submission_id = old.submission_id;
          return new;
        end
      $$;
      create trigger insights_reports_update instead of update on insights_reports
        for each row execute function update_report();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update review_reports r set ${PARTS.map((part) => `${part} = p.parts::jsonb->'${part}'`).join(', ')}
        from report_parts p where ${SAME};
      drop view insights_reports;
      drop function insert_report(), update_report();
      drop table report_parts;
      alter table review_reports ${REQUIRED.map((part) => `alter ${part} set not null`).join(', ')};
      alter index review_reports_pkey rename to insights_reports_pkey;
      alter table review_reports rename to insights_reports;
      grant update (${ERASABLE}) on insights_reports to ${DATABASE_ROLES.tenant};
    `);
  }
}

function partOf(name: string): string {
  return `coalesce(p.parts::jsonb->'${name}', r.${name}) as ${name}`;
}
