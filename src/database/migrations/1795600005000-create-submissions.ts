import { randomInt } from 'node:crypto';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

const OF_SUBMISSION =
  'foreign key (organisation_id, submission_id) references submissions (organisation_id, id) on delete cascade';
const BY_MEMBER =
  'foreign key (organisation_id, member_id) references members (organisation_id, id) on delete set null (member_id)';

/**
 * Submissions, what the team decided on them, and what it says to one another about them. What is only ever given back whole
 * is json, not jsonb, which would shuffle the members of its objects.
 */
export class CreateSubmissions1795600005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(codeFunction());
    await runner.query(`
      create sequence submission_references minvalue 0 start 0;
      grant update on submission_references to ${DATABASE_ROLES.tenant};

      -- A review changes its row twice, and reviews that are stored together change all the rows of a page at once: half of
      -- each page is left free, so that they do so there, without touching the indexes.
      create table submissions (
        id uuid not null,
        organisation_id uuid not null,
        cohort_id uuid not null,
        environment text not null check (environment in ('test', 'live')),
        schema_id uuid,
        form_version integer,
        external_id text,
        founder_name text,
        contact_email text not null,
        answers json not null,
        status text not null default 'pending' check (status in ('pending', 'processing', 'complete', 'failed')),
        failure_code text,
        review_status text check (review_status in
          ('in_review', 'shortlisted', 'interview', 'waitlisted', 'approved', 'rejected', 'withdrawn')),
        run integer not null default 1,
        version integer not null default 1,
        submitted_at timestamptz not null,
        updated_at timestamptz not null,
        -- What is erased keeps its row, for the ledger, the statistics and its external id, and nothing of the applicant.
        erased_at timestamptz,
        -- By which applicants and the team know it, as SPR27-4F9K: what its cohort is called, and a code that occurs once.
        reference text not null,
        -- Beside the answers, so that lists tell it without reading them, and find it.
        venture_name text,
        primary key (organisation_id, id),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id),
        foreign key (organisation_id, schema_id) references schemas (organisation_id, id),
        check ((status = 'failed') = (failure_code is not null)),
        check (environment = 'live' or review_status is null),
        check (erased_at is null or (founder_name is null and contact_email = '' and answers::text = '[]')),
        constraint submissions_erased_venture check (erased_at is null or venture_name is null)
      ) with (fillfactor = 50);
      create index submissions_newest on submissions (organisation_id, environment, id desc);
      create index submissions_of_cohort on submissions (cohort_id, environment, id desc);
      create unique index submissions_external_id on submissions (organisation_id, cohort_id, environment, external_id)
        where external_id is not null;
      -- The code first: an index that began with the organisation might be taken for whatever is asked of one.
      create unique index submissions_reference on submissions ((split_part(reference, '-', 2)), organisation_id);

      create table review_decisions (
        id uuid not null,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null,
        member_id uuid,
        from_status text,
        to_status text,
        reason text,
        decided_at timestamptz not null default now(),
        primary key (organisation_id, id),
        ${OF_SUBMISSION},
        ${BY_MEMBER}
      );
      create index review_decisions_of_submission on review_decisions (organisation_id, submission_id, id);

      create table submission_notes (
        id uuid not null,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null,
        member_id uuid,
        text text not null,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        primary key (organisation_id, id),
        ${OF_SUBMISSION},
        ${BY_MEMBER}
      );
      create index submission_notes_of_submission on submission_notes (organisation_id, submission_id, id);
      create index submission_notes_of_member on submission_notes (organisation_id, member_id);
    `);
    await runner.query(TRIGGER);
    await runner.query(tenantTable('submissions', 'select, insert, update, delete'));
    await runner.query(tenantTable('review_decisions', 'select, insert, update (reason)'));
    await runner.query(tenantTable('submission_notes', 'select, insert, update (text, edited_at), delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table submission_notes, review_decisions, submissions;
      drop function refer_to_submission(), reference_code(bigint);
      drop sequence submission_references;
    `);
  }
}

/**
 * Digits and letters that are not mistaken for one another, and no vowels, so that no words are spelt. The number is shuffled
 * among all that have as many characters, four at first, by a Feistel network, which gives each number another: who knows
 * two references cannot tell how many applications came in between. Its keys are this database's own.
 */
function codeFunction(): string {
  const keys = (): string => `array[${Array.from({ length: 6 }, () => randomInt(1, 2 ** 16)).join(', ')}]`;
  return `
  create function reference_code(number bigint) returns text language plpgsql immutable strict parallel safe as $$
    declare
      letters constant text := '23456789CDFGHJKMNPQRTVWXY';
      added constant bigint[] := ${keys()};
      factors constant bigint[] := ${keys()};
      characters integer := 4;
      many bigint := 390625;
      upper_part bigint;
      lower_part bigint;
      upper_many bigint;
      lower_many bigint;
      code text := '';
    begin
      while number >= many loop
        number := number - many;
        characters := characters + 1;
        many := many * 25;
      end loop;
      lower_many := (25 ^ (characters / 2))::bigint;
      upper_many := many / lower_many;
      upper_part := number / lower_many;
      lower_part := number % lower_many;
      for turn in 1..3 loop
        upper_part := (upper_part + (lower_part + added[turn]) * (lower_part * factors[turn] + added[turn + 3]) % 999983) % upper_many;
        lower_part := (lower_part + (upper_part + added[turn + 3]) * (upper_part * factors[turn + 3] + added[turn]) % 999983) % lower_many;
      end loop;
      number := upper_part * lower_many + lower_part;
      for nth in 1..characters loop
        code := code || substr(letters, (number % 25)::integer + 1, 1);
        number := number / 25;
      end loop;
      return code;
    end
  $$`;
}

/** For what is stored without one. */
const TRIGGER = `
  create function refer_to_submission() returns trigger language plpgsql as $$
    begin
      new.reference := coalesce((select reference_prefix from cohorts where organisation_id = new.organisation_id and id = new.cohort_id), 'APP')
        || '-' || reference_code(nextval('submission_references'));
      return new;
    end
  $$;
  create trigger submissions_refer before insert on submissions
    for each row when (new.reference is null) execute function refer_to_submission();
`;
