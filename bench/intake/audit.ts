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

const SQL = `
  with accepted as (select unnest($1::uuid[]) as id),
       charges as (
         select submission_id, run,
                count(*) filter (where kind = 'reserve') as reserves,
                count(*) filter (where kind in ('settle', 'release')) as ends
           from token_entries where submission_id is not null group by submission_id, run)
  select (select count(*) from accepted)::int as accepted,
         (select count(*) from accepted where not exists (
            select from submissions s where s.id = accepted.id
               and (s.status = 'complete' and exists (select from insights_reports r where r.submission_id = s.id)
                 or s.status in ('pending', 'processing') and exists (select from review_tasks t where t.submission_id = s.id))
         ))::int as lost,
         (select count(*) from submissions where not exists (select from accepted where accepted.id = submissions.id))::int as doubled,
         (select count(*) from charges where reserves <> 1 or ends > 1)::int as "doubleCharged",
         (select sum(available) from token_accounts)::float8 as balance,
         (select sum(amount) from token_entries)::float8 as "ledgerSum",
         $2::float8 - (select count(*) from accepted) as "expectedBalance",
         (select count(*) from review_tasks)::int as "stillOwed"`;

export async function auditOf(intake: Intake): Promise<Audit> {
  const [audit] = await intake.query<Audit>(SQL, [intake.acceptedIds, TOKENS]);
  if (audit === undefined) throw new Error('The database does not answer');
  return audit;
}

/** Whether everything is as callers were told. */
export function isInOrder({ lost, doubled, doubleCharged, balance, ledgerSum, expectedBalance }: Audit): boolean {
  return lost + doubled + doubleCharged === 0 && balance === ledgerSum && balance === expectedBalance;
}
