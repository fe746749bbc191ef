import { SHARDS } from './shards.js';

/* How reviews are paid for, of the organisation $1, by statements that intake sends along with its own. */

/** A shard that can pay for everything, $2, and that nobody else is paying from. */
export const ONE_SHARD = `
  select shard from token_accounts where organisation_id = $1 and available >= $2
   order by shard # (pg_current_xact_id()::text::bigint % ${SHARDS})::int limit 1 for no key update skip locked`;

/** The same as an assumption: fails as unfounded when there is none. */
export const PAY_FROM_ONE_SHARD = `
  with paid as (
    update token_accounts set available = available - $2
     where organisation_id = $1 and shard = (${ONE_SHARD}) returning shard
  )
  select assume(count(*) = 1) from paid`;

export const PAY = 'update token_accounts set available = available - $2 where organisation_id = $1 and shard = $3';

/** Waits for everybody who is paying or being paid. */
export const ALL_SHARDS = `
  select available from token_accounts where organisation_id = $1 order by shard for no key update`;

/** Gives each shard its share in $2. */
export const DIVIDE = `
  update token_accounts set available = share
    from unnest($2::bigint[]) with ordinality as shares (share, position)
   where organisation_id = $1 and shard = position - 1`;

/** Writes the reservations down, of a relation with `entry`, `price`, `id`, `run` and `environment` of each submission. */
export const reserveFor = (items: string): string => `
  insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
  select entry, $1, 'reserve', -price, id, run, environment from ${items}`;
