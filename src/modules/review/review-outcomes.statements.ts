import { BinaryArray } from '../../database/binary-array.js';
import { type Statement } from '../../database/pipeline.js';
import { keepFingerprints } from '../overlaps/fingerprint.statements.js';
import { type Claim } from '../review-tasks/claim.js';
import { enterStandings } from '../standings/standings.statements.js';
import { release, settle } from '../tokens/settlements.js';
import { type Outcome } from './review-outcome.js';
import { REPORT_COLUMNS, type ReportColumn, type StoredReport } from './stored-report.js';

/* What a batch of outcomes of one organisation, $1, writes once their claims are known to have held. Most lists come as JSON. */

const ATTEMPTS = `
  insert into review_attempts
    (submission_id, run, attempt, organisation_id, stages, started_at, ended_at, failed, detail, usage)
  select "submissionId", run, attempt, $1, stages, "startedAt", "endedAt", failed, detail, usage
    from json_to_recordset($2) as attempts ("submissionId" uuid, run integer, attempt integer, stages text[],
      "startedAt" timestamptz[], "endedAt" timestamptz[], failed boolean, detail text, usage json)`;

const COLUMNS = Object.keys(REPORT_COLUMNS) as ReportColumn[];

/** As arrays of columns, which PostgreSQL reads faster than JSON with JSON in it. */
const REPORTS = `
  insert into insights_reports (organisation_id, ${COLUMNS.join(', ')})
  select $1, * from unnest(${COLUMNS.map((name, at) => `$${at + 2}::${REPORT_COLUMNS[name]}[]`).join(', ')})`;

const STATUSES = `
  update submissions set status = ended.status, failure_code = code, updated_at = now(), version = version + 1
    from unnest($1::uuid[], $2::text[], $3::text[]) as ended (submission_id, status, code) where id = submission_id`;

/** Tokens move last, so that an account is held shortest. */
export function storeAll(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const list = (text: string, items: readonly string[]): Statement[] =>
    items.length === 0 ? [] : [{ text, values: [organisationId, `[${items.join(',')}]`] }];
  const complete = outcomes.flatMap(({ claim: { submissionId, run }, ending }) =>
    ending.kind === 'complete' ? [{ submissionId, run, fingerprints: ending.result.fingerprints }] : [],
  );
  const ended = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [claim.submissionId]));
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  return [
    ...list(ATTEMPTS, outcomes.flatMap(({ passed }) => passed ?? [])),
    ...reports(organisationId, outcomes.flatMap(({ report }) => report ?? [])),
    ...keepFingerprints(organisationId, complete),
    ...statuses(outcomes),
    ...(ended.length === 0 ? [] : [enterStandings(ended)]),
    ...(complete.length === 0 ? [] : [settle(complete)]),
    ...(failed.length === 0 ? [] : [release(failed)]),
  ];
}

function reports(organisationId: string, rows: readonly StoredReport[]): Statement[] {
  if (rows.length === 0) return [];
  const columns = COLUMNS.map((name) => {
    const type = REPORT_COLUMNS[name];
    const values = rows.map((row) => row[name]);
    return type === 'text' || type === 'json' ? new BinaryArray(type, values) : `{${values.join(',')}}`;
  });
  return [{ text: REPORTS, values: [organisationId, ...columns] }];
}

function statuses(outcomes: readonly Outcome[]): Statement[] {
  const ended = outcomes.filter(({ ending }) => ending.kind !== 'postponed');
  const column = (value: (outcome: Outcome) => string | null): string => `{${ended.map((each) => value(each) ?? 'null').join(',')}}`;
  const id = ({ claim }: { claim: Claim }): string => claim.submissionId;
  const code = ({ ending }: Outcome): string | null => (ending.kind === 'failed' ? ending.code : null);
  return ended.length === 0 ? [] : [{ text: STATUSES, values: [column(id), column(({ ending }) => ending.kind), column(code)] }];
}
