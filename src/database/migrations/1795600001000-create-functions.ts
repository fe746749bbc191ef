import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { UNFOUNDED } from '../assumptions.js';
import { CHANGES_CHANNEL } from '../changes-channel.js';
import { DATABASE_ROLES } from '../roles.js';

const ROLES = Object.values(DATABASE_ROLES);

/** The roles of the service, and the functions that tables of several areas rely on. */
export class CreateFunctions1795600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const role of ROLES) await runner.query(createRole(role));
    await runner.query(`
      grant usage on schema public to ${ROLES.join(', ')};

      -- Empty, not absent, once a transaction that set it is over; neither is an organisation.
      create function current_organisation() returns uuid language sql stable parallel safe
        return nullif(current_setting('app.organisation', true), '')::uuid;

      create function refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception '% is append-only', tg_table_name;
        end
      $$;

      -- Tells every process of a change to a row, in the transaction that makes it.
      create function tell_change() returns trigger language plpgsql as $$
        begin
          perform pg_notify('${CHANGES_CHANNEL}', tg_table_name || ' ' || old.id);
          return null;
        end
      $$;

      -- Lets statements that are sent together rest on what the ones before them found, without asking in between.
      create function assume(holds boolean) returns void language plpgsql as $$
        begin
          if holds is not true then
            raise exception 'What a transaction was begun for does not hold' using errcode = '${UNFOUNDED}';
          end if;
        end
      $$;
    `);
    await runner.query(INTAKE_LOCKS);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function search_pattern(text), search_key(text);
      drop function wait_for_intake(), intake_lock(uuid), assume(boolean), tell_change(), refuse_change(), current_organisation();
      revoke all on schema public from ${ROLES.join(', ')};
    `);
  }
}

/**
 * Closing a cohort or revoking a key waits for the submissions that are being committed under it, and has those that
 * come later wait for it. By advisory locks: row locks would be written with every submission, and a steady stream of
 * those who share one would never let anybody through who wants the row alone.
 */
const INTAKE_LOCKS = `
  create function intake_lock(id uuid) returns bigint language sql immutable strict parallel safe
    return hashtextextended(id::text, 0);
  create function wait_for_intake() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(intake_lock(old.id));
      return new;
    end
  $$;
`;

/**
 * `search_key`: in lower case, accents dropped, letters that are none of the alphabet's written with those that are, and
 * without apostrophes, of which every keyboard has another. Of most texts, which are ASCII, there is little to do.
 */
const SEARCH =
  String.raw`
  create function search_key(text) returns text language sql immutable strict parallel safe
    return case when octet_length($1) = length($1) then translate(lower($1), '''` +
  '`' +
  String.raw`', '')
      else replace(replace(replace(replace(translate(lower(
        regexp_replace(normalize(translate($1, '''` +
  '`' +
  String.raw`´‘’‛ʼʹʻ′＇', ''), nfkd), '[\u0300-\u036f]', '', 'g')),
        'øłđðıħ', 'olddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;

  -- For "like": the text is taken as it is, "%", "_" and "\" stand for themselves.
  create function search_pattern(text) returns text language sql immutable strict parallel safe
    return '%' || regexp_replace(search_key($1), '([\\%_])', '\\\1', 'g') || '%';
`;

/**
 * Roles belong to the whole server: another database may have made it already, or be making it now. An owner that may
 * not create roles finds them made by somebody who may.
 */
function createRole(role: string): string {
  return `
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end
    $$;
    do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        grant ${role} to current_user;
      end if;
    exception when insufficient_privilege then null;
    end
    $$;
  `;
}
