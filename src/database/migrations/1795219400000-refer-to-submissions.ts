import { randomInt } from 'node:crypto';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * A short reference for each submission, as `SPR27-4F9K`: what its cohort is called, and a code. No two codes are the same,
 * in any organisation: a sequence never gives a number twice, and a code is a number written in another way. So nothing has
 * to be looked up or tried again when a submission comes in. What is in the table by now is rewritten once.
 */
export class ReferToSubmissions1795219400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create sequence submission_references minvalue 0 start 0`);
    await runner.query(`grant update on submission_references to ${DATABASE_ROLES.tenant}`);
    await runner.query(PREFIX);
    await runner.query(codeFunction());
    await runner.query(`
      alter table cohorts add column reference_prefix text not null generated always as (reference_prefix(name)) stored;
      alter table submissions add column reference text;
      update submissions s set reference = c.reference_prefix || '-' || reference_code(nextval('submission_references'))
        from cohorts c where c.id = s.cohort_id;
      alter table submissions alter reference set not null;
      -- The code first: an index that began with the organisation might be taken for whatever is asked of one.
      create unique index submissions_reference on submissions ((split_part(reference, '-', 2)), organisation_id);
    `);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger submissions_refer on submissions;
      drop function refer_to_submission();
      alter table submissions drop column reference;
      alter table cohorts drop column reference_prefix;
      drop function reference_prefix(text), reference_code(bigint);
      drop sequence submission_references;
    `);
  }
}

/** "Spring 2027" is SPR27, "Accelerator" ACCEL. Of letters that are none of the alphabet nothing is left, but the reference. */
const PREFIX = `
  create function reference_prefix(name text) returns text language sql immutable parallel safe
    return coalesce(nullif(
      upper(left(regexp_replace(search_key(name), '[^a-z]', '', 'g'), case when name ~ '[0-9]' then 3 else 5 end) collate "C")
        || coalesce(right(substring(name from '[0-9]+'), 2), ''), ''), 'APP');
`;

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

/** For a process of the version before, which gives none while it is being replaced. */
const TRIGGER = `
  create function refer_to_submission() returns trigger language plpgsql as $$
    begin
      new.reference := coalesce((select reference_prefix from cohorts where id = new.cohort_id), 'APP')
        || '-' || reference_code(nextval('submission_references'));
      return new;
    end
  $$;
  create trigger submissions_refer before insert on submissions
    for each row when (new.reference is null) execute function refer_to_submission();
`;
