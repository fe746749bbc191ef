import { type Ground } from './ground.js';
import { type Outcome } from './submitter.js';

/**
 * Whether the service honours the Idempotency-Key header. While it does not, a submission without an external_id whose
 * answer was lost may be there more than once, and that is not held against it.
 */
const IDEMPOTENCY_KEYS_ARE_HONOURED: boolean = true;

interface Row {
  readonly id: string;
  readonly tag: string;
  readonly externalId: string | null;
  readonly status: string;
  readonly failureCode: string | null;
  readonly reports: number;
  readonly moves: string;
  readonly reserves: number;
  readonly settles: number;
  readonly releases: number;
}

export interface Verdict {
  /** Answered 202, or 409 to its own external_id, and not exactly where it should be at the end. */
  readonly lost: string[];
  readonly doubled: string[];
  readonly doubleCharged: string[];
  readonly unsettled: string[];
  /** Everything else that must not be. */
  readonly wrong: string[];
}

/** Read by the owner of the database, once everything has come to rest. */
export async function judge(ground: Ground, outcomes: readonly Outcome[]): Promise<Verdict> {
  const rows = await readRows(ground);
  const byTag = new Map<string, Row[]>();
  for (const row of rows) byTag.set(row.tag, [...(byTag.get(row.tag) ?? []), row]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const verdict: Verdict = { lost: [], doubled: [], doubleCharged: [], unsettled: [], wrong: await readStrays(ground) };
  for (const outcome of outcomes) judgeAttempt(outcome, byTag.get(outcome.attempt.tag) ?? [], byId, verdict);
  const toFail = new Set(outcomes.filter(({ attempt }) => attempt.isToFail).map(({ attempt }) => attempt.tag));
  for (const row of rows) judgeRow(row, toFail.has(row.tag), verdict);
  return verdict;
}

function judgeAttempt(outcome: Outcome, rows: readonly Row[], byId: ReadonlyMap<string, Row>, verdict: Verdict): void {
  const { attempt, requests, acceptedAt, submissionId } = outcome;
  const last = requests.at(-1);
  if (acceptedAt === undefined)
    verdict.wrong.push(`${attempt.tag} was never taken in: ${last?.status ?? ''} ${last?.error ?? ''}`);
  else if (rows.length === 0) verdict.lost.push(`${attempt.tag} has no row`);
  if (submissionId !== undefined && byId.get(submissionId)?.tag !== attempt.tag) {
    verdict.lost.push(`${attempt.tag} was told of ${submissionId}, which is not its own`);
  }
  const mayBeThereTwice = !IDEMPOTENCY_KEYS_ARE_HONOURED && attempt.externalId === null && requests.length > 1;
  if (rows.length > 1 && !mayBeThereTwice) verdict.doubled.push(`${attempt.tag} has ${rows.length} rows`);
}

function judgeRow(row: Row, isToFail: boolean, verdict: Verdict): void {
  const { tag, status, failureCode, reports, moves, reserves, settles, releases } = row;
  const end = isToFail ? 'failed' : 'complete';
  if (status !== 'complete' && status !== 'failed') verdict.lost.push(`${tag} is ${status}`);
  // Trouble with the machinery may cost time, never the review.
  else if (status !== end || (isToFail && failureCode !== 'simulated'))
    verdict.wrong.push(`${tag} ended ${status} ${failureCode ?? ''}`);
  if (reports !== (status === 'complete' ? 1 : 0)) verdict.wrong.push(`${tag} is ${status} with ${reports} reports`);
  // A review that is over in a moment is never seen to be under way.
  if (moves !== `pending processing ${status}` && moves !== `pending ${status}`)
    verdict.wrong.push(`${tag} went through ${moves}`);
  if (reserves > 1 || settles + releases > 1) {
    verdict.doubleCharged.push(`${tag}: ${reserves} reserved, ${settles} settled, ${releases} released`);
  }
  if (reserves === 0 || settles !== (status === 'complete' ? 1 : 0) || releases !== (status === 'failed' ? 1 : 0)) {
    verdict.unsettled.push(`${tag} is ${status}: ${reserves} reserved, ${settles} settled, ${releases} released`);
  }
}

function readRows(ground: Ground): Promise<Row[]> {
  return ground.query<Row>(`
    select id, founder_name as tag, external_id as "externalId", status, failure_code as "failureCode",
           (select count(*)::int from review_reports
             where organisation_id = submissions.organisation_id and submission_id = submissions.id) as reports,
           (select string_agg(became, ' ' order by at) from observer.status_moves where submission_id = submissions.id) as moves,
           entries.reserves, entries.settles, entries.releases
      from submissions, lateral (
        select count(*) filter (where kind = 'reserve')::int as reserves,
               count(*) filter (where kind = 'settle')::int as settles,
               count(*) filter (where kind = 'release')::int as releases
          from token_entries
         where organisation_id = submissions.organisation_id and submission_id = submissions.id and run = submissions.run) entries`);
}

/** What belongs to nothing, or is still owed. */
async function readStrays(ground: Ground): Promise<string[]> {
  const strays: string[] = [];
  const count = async (what: string, sql: string): Promise<void> => {
    const [row] = await ground.query<{ n: number }>(`select count(*)::int as n from ${sql}`);
    if (row?.n !== 0) strays.push(`${row?.n ?? '?'} ${what}`);
  };
  await count('review tasks left', 'review_tasks');
  await count(
    'ledger entries of no submission',
    `token_entries entry where submission_id is not null
    and not exists (select from submissions where id = entry.submission_id and run = entry.run)`,
  );
  await count(
    'reports of no complete submission',
    `review_reports report
    where not exists (select from submissions where id = report.submission_id and status = 'complete')`,
  );
  return strays;
}
