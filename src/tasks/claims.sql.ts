import { LOWEST_ID } from '../common/ids/uuid.js';

/**
 * A claim is committed without waiting for the disk, since it is no promise to anybody: should PostgreSQL crash and forget
 * it, the task is due again. Its fence is drawn and not counted up, so that the claim that follows a forgotten one does
 * not have the same.
 */
export const DRAWN_FENCE = 'floor(random() * 2147483647)::integer';

export const IS_DUE = 'lease_until is null and available_at <= now()';

/** SQL for the next id after `after` among those that have something due. */
export type Following = (after: string) => string;

/**
 * SQL of a table expression `turn` of a recursive statement: whose turn it is, beginning behind `after`, by one look into the
 * index each, however much any of them has waiting; after the last comes the first. At most `most` of them.
 */
export function turns(key: string, following: Following, after: string, most: string): string {
  const next: Following = (of) => `coalesce(${following(of)}, ${following(`'${LOWEST_ID}'::uuid`)})`;
  return `turn as (
    select next as ${key}, next as first, 1 as place from (select ${next(after)}) beginning (next) where next is not null
     union all
    select next, first, place + 1 from turn, lateral (select ${next(`turn.${key}`)}) following (next)
     where place < ${most} and next <> first
  )`;
}

/** Longer than a lock of somebody who is gone holds a lease back from those who sweep. */
const LOCKED_SECONDS = 30;

/**
 * SQL that makes tasks due again whose worker died, where they were found, as claims do: of those whose lease ended since the
 * last look, $1 seconds ago, so that it walks past little of what PostgreSQL has to keep of leases that ended earlier. Several
 * processes do it, in no common order: what another is at is left to it.
 */
export const sweepOf = (table: string): string => `
  update ${table} set lease_until = null where ctid = any(array(
    select ctid from ${table} where lease_until < now() and lease_until > now() - ($1::float8 + ${LOCKED_SECONDS}) * interval '1 second'
       for update skip locked))`;
