import { randomInt } from 'node:crypto';
import { newId } from '../../common/ids/uuid.js';
import { type SqlStatement } from '../../database/pipeline.js';
import { SHARDS } from './shards.js';

/** A review that is over. */
export interface SettledReview {
  readonly submissionId: string;
  readonly run: number;
}

/*
 * How reservations end, of one organisation, $4, in the transaction that ends the reviews. One that was never made finds no
 * organisation to write down, which PostgreSQL refuses; and one that has ended already, the index of endings. The limit
 * keeps PostgreSQL from any other way than looking each of them up, such as through the whole ledger of an organisation
 * that it takes for a small one.
 */

const RESERVATIONS = `
  select entry, organisation_id, ended.submission_id, ended.run, environment, price
    from unnest($1::uuid[], $2::uuid[], $3::integer[]) as ended (entry, submission_id, run)
    left join lateral (
      select organisation_id, environment, -amount as price from token_entries reserve
       where reserve.organisation_id = $4 and reserve.submission_id = ended.submission_id and reserve.run = ended.run and kind = 'reserve' limit 1
    ) reserve on true`;

const SETTLE = `
  insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
  select entry, organisation_id, 'settle', 0, submission_id, run, environment from (${RESERVATIONS}) reservations`;

const RELEASE = `
  with reservations as (${RESERVATIONS}), account as (
    update token_accounts set available = available + (select sum(price) from reservations)
     where organisation_id = $4 and shard = $5
    returning shard
  )
  insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
  select entry, organisation_id, 'release', price, submission_id, run, environment from reservations left join account on true`;

/** The reserved tokens are spent. */
export function settle(organisationId: string, endings: readonly SettledReview[]): SqlStatement {
  return { text: SETTLE, values: [...columnsOf(endings), organisationId] };
}

/** The reserved tokens go back. */
export function release(organisationId: string, endings: readonly SettledReview[]): SqlStatement {
  return { text: RELEASE, values: [...columnsOf(endings), organisationId, String(randomInt(SHARDS))] };
}

function columnsOf(endings: readonly SettledReview[]): string[] {
  const columns = [
    endings.map(() => newId()),
    endings.map(({ submissionId }) => submissionId),
    endings.map(({ run }) => run),
  ];
  return columns.map((column) => `{${column.join(',')}}`);
}
