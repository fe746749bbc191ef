import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { patternOf } from '../../common/text/pattern.js';

/**
 * What a venture is called, beside its submission, so that lists tell it without reading answers, and find it. Of those that
 * are there by now it is read from the answers, as far as a question of theirs asks for it.
 */
export class NameVentures1795219401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions add column venture_name text,
        add constraint submissions_erased_venture check (erased_at is null or venture_name is null);
    `);
    for (const { cohortId, version, fields } of (await runner.query(FORMS)) as Asked[]) {
      await nameAll(runner, 'form_version = $3', [cohortId, keyOf(fields), version]);
    }
    for (const { cohortId, schemaId, fields } of (await runner.query(SCHEMAS)) as Asked[]) {
      await nameAll(runner, 'schema_id = $3', [cohortId, keyOf(fields), schemaId]);
    }
    // What is counted stays as it is.
    await runner.query(`
      alter table submission_standings disable trigger submission_standings_count_changed;
      update submission_standings e
         set search_text = lower(concat_ws(chr(31), s.founder_name, s.contact_email, s.external_id, s.venture_name))
        from submissions s where s.id = e.submission_id and s.venture_name is not null;
      alter table submission_standings enable always trigger submission_standings_count_changed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submissions drop column venture_name');
  }
}

interface Asked {
  readonly cohortId: string;
  readonly version: number;
  readonly schemaId: string;
  readonly fields: readonly { readonly key: string; readonly label: string; readonly field_type: string }[];
}

const FORMS = 'select cohort_id as "cohortId", version, fields from form_versions';
const SCHEMAS = 'select cohort_id as "cohortId", id as "schemaId", fields from schemas';

/* As it was told then which question asks for the name; what comes in later is named by the service. */
const VENTURE = '(?:company|start-?up|venture|business|project|product|organi[sz]ation|brand)';
const END = String.raw`(?= ?(?:[?:;,.(*\/]|$))`;
const ASKS = [
  String.raw`^(?:your |the )?(?:legal |trading )?${VENTURE}(?:['’]s)? name${END}`,
  String.raw`\bname of (?:the |your |our )?${VENTURE}${END}`,
  String.raw`\b(?:is|are) (?:the |your |our )?${VENTURE} (?:called|named)${END}`,
  String.raw`^(?:your |the )?(?:company|start-?up|venture)${END}`,
].map((pattern) => patternOf(pattern, 'iu'));

function keyOf(fields: Asked['fields']): string | undefined {
  return fields.find(({ field_type: type, label }) => type === 'text' && ASKS.some((asks) => asks.test(label.trim())))
    ?.key;
}

async function nameAll(
  runner: QueryRunner,
  origin: string,
  values: readonly [string, string | undefined, unknown],
): Promise<void> {
  if (values[1] === undefined) return;
  await runner.query(
    `update submissions s set venture_name = named.name
       from (select id, (select btrim(answer->>'value', E' \\t\\r\\n') from json_array_elements(answers) answer where answer->>'key' = $2 limit 1) as name
               from submissions where cohort_id = $1 and ${origin}) named
      where s.id = named.id and length(named.name) between 1 and 100 and position(E'\\n' in named.name) = 0`,
    [...values],
  );
}
