import { newId } from '../../../src/common/ids/uuid.js';
import { type TestApp } from '../../setup/test-app.js';
import { type World } from '../../support/world.js';

export const PATH = '/v1/portal/submissions.csv';

/** Reads RFC 4180 strictly. @throws Error where the text is something else */
export function parse(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const row: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No CSV from ${at} on: ${text.slice(at, at + 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push(row.splice(0));
  }
  return rows;
}

/** A value of an answer as a cell of the file has it. */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Stores submissions that nobody reviews before tomorrow. */
export async function insert(
  { database }: TestApp,
  { organisationId }: World,
  cohortId: string,
  rows: number,
): Promise<void> {
  const ids = Array.from({ length: rows }, newId);
  await database.query(
    `with stored as (
       insert into submissions (id, organisation_id, cohort_id, environment, founder_name, contact_email, answers, submitted_at, updated_at)
       select id, $2, $3, 'live', 'Founder ' || n, 'a@example.com', '[]', now(), now() from unnest($1::uuid[]) with ordinality as ids (id, n)
       returning id)
     insert into review_tasks (submission_id, organisation_id, run, price, available_at)
     select id, $2, 1, 0, now() + interval '1 day' from stored`,
    [ids, organisationId, cohortId],
  );
}
