import { type Intake } from './intake.js';
import { TOKENS } from './tenant.js';

/** What the database says after everything, against what callers were told. */
export interface Audit {
  readonly accepted: number;
  /** Answered 202 and not there, or neither reviewed nor still owed a review. */
  readonly lost: number;
  /** There although nobody was told of it. */
  readonly doubled: number;
  readonly doubleCharged: number;
  /** Of the token accounts. */
  readonly balance: number;
  readonly ledgerSum: number;
  /** What the balance must be when each accepted submission was charged once. */
  readonly expectedBalance: number;
  readonly stillOwed: number;
}

/** All is joined at once: half a million rows looked up one by one, by keys that begin with the organisation, would take hours. */
const SQL = `
  with accepted as (select unnest($1::uuid[]) as id),
       kept as (
         select s.id, case s.status when 'complete' then r.submission_id else t.submission_id end is not null as is_whole
           from submissions s
           left join review_reports r on r.organisation_id = s.organisation_id and r.submission_id = s.id
           left join review_tasks t on t.organisation_id = s.organisation_id and t.submission_id = s.id),
       compared as (
         select accepted.id as accepted_id, kept.id as kept_id, kept.is_whole from accepted full join kept using (id)),
       charges as (
         select count(*) filter (where kind = 'reserve') as reserves,
                count(*) filter (where kind in ('settle', 'release')) as ends
           from token_entries where submission_id is not null group by submission_id, run)
  select count(accepted_id)::int as accepted,
         count(*) filter (where accepted_id is not null and is_whole is not true)::int as lost,
         count(*) filter (where accepted_id is null)::int as doubled,
         (select count(*) from charges where reserves <> 1 or ends > 1)::int as "doubleCharged",
         (select sum(available) from token_accounts)::float8 as balance,
         (select sum(amount) from token_entries)::float8 as "ledgerSum",
         $2::float8 - count(accepted_id) as "expectedBalance",
         (select count(*) from review_tasks)::int as "stillOwed"
    from compared`;

export async function auditOf(intake: Intake): Promise<Audit> {
  const [audit] = await intake.query<Audit>(SQL, [intake.acceptedIds, TOKENS]);
  if (audit === undefined) throw new Error('The database does not answer');
  return audit;
}

/** Whether everything is as callers were told. */
export function isInOrder({ lost, doubled, doubleCharged, balance, ledgerSum, expectedBalance }: Audit): boolean {
  return lost + doubled + doubleCharged === 0 && balance === ledgerSum && balance === expectedBalance;
}
