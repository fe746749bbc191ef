import { arrayParameters, columnArrays, columnNames, type Columns } from '../../database/column-arrays.js';
import { type Statement } from '../../database/pipeline.js';
import { keepFingerprints } from '../overlaps/fingerprint.statements.js';
import { type Claim } from '../review-tasks/claim.js';
import { enterStandings } from '../standings/standings.statements.js';
import { release, settle } from '../tokens/settlements.js';
import { ATTEMPT_COLUMNS, type Outcome, storedAttempts } from './review-outcome.js';
import { REPORT_COLUMNS, storedReport } from './stored-report.js';

/* What a batch of outcomes of one organisation, $1, writes once their claims are known to have held. */

const ATTEMPTS = `
  insert into review_attempts (organisation_id, ${columnNames(ATTEMPT_COLUMNS)})
  select $1, submission_id, run, attempt, passages, failed, nullif(detail, ''), nullif(usage, '')::json
    from unnest(${arrayParameters(ATTEMPT_COLUMNS, 2)}) as attempts (${columnNames(ATTEMPT_COLUMNS)})`;

const REPORTS = `
  insert into insights_reports (organisation_id, ${columnNames(REPORT_COLUMNS)})
  select $1, * from unnest(${arrayParameters(REPORT_COLUMNS, 2)})`;

const STATUSES = `
  update submissions set status = ended.status, failure_code = code, updated_at = now(), version = version + 1
    from unnest($2::uuid[], $3::text[], $4::text[]) as ended (submission_id, status, code)
   where organisation_id = $1 and id = submission_id`;

/**
 * Tokens move last, so that an account is held shortest. Texts are written only now: those that waited for their transaction
 * would not die young.
 */
export function storeAll(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const insert = (text: string, columns: Columns, rows: readonly Readonly<Record<string, string>>[]): Statement[] =>
    rows.length === 0 ? [] : [{ text, values: [organisationId, ...columnArrays(columns, rows)] }];
  const complete = outcomes.flatMap(({ claim: { submissionId, run }, ending }) =>
    ending.kind === 'complete' ? [{ submissionId, run, packed: ending.result.fingerprints }] : [],
  );
  const ended = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [claim.submissionId]));
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  return [
    ...insert(ATTEMPTS, ATTEMPT_COLUMNS, outcomes.flatMap(storedAttempts)),
    ...insert(
      REPORTS,
      REPORT_COLUMNS,
      outcomes.flatMap(({ ending }) => (ending.kind === 'complete' ? [storedReport(ending.result.report)] : [])),
    ),
    ...keepFingerprints(organisationId, complete),
    ...statuses(organisationId, outcomes),
    ...(ended.length === 0 ? [] : [enterStandings(organisationId, ended)]),
    ...(complete.length === 0 ? [] : [settle(organisationId, complete)]),
    ...(failed.length === 0 ? [] : [release(organisationId, failed)]),
  ];
}

function statuses(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const ended = outcomes.filter(({ ending }) => ending.kind !== 'postponed');
  const column = (value: (outcome: Outcome) => string | null): string =>
    `{${ended.map((each) => value(each) ?? 'null').join(',')}}`;
  const id = ({ claim }: { claim: Claim }): string => claim.submissionId;
  const code = ({ ending }: Outcome): string | null => (ending.kind === 'failed' ? ending.code : null);
  return ended.length === 0
    ? []
    : [{ text: STATUSES, values: [organisationId, column(id), column(({ ending }) => ending.kind), column(code)] }];
}
