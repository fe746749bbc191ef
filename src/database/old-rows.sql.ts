/** Of each organisation in turn, and of all of them, that a purge never holds anything up. */
const OF_ONE = 1_000;
const PURGE_BATCH = 5_000;

/** The lowest identifier that is kept: they begin with the time that they were made. */
const FIRST_KEPT = `(lpad(to_hex(floor(extract(epoch from now() - make_interval(days => $1)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** The keys of rows older than $1 days, as `(organisation_id, id)`, for who looks across organisations. */
export const oldRowsOf = (table: string): string => `
  select old.organisation_id, old.id
    from organisations cross join lateral (
      select organisation_id, id from ${table} where organisation_id = organisations.id and id < ${FIRST_KEPT} order by id limit ${OF_ONE}) old
   limit ${PURGE_BATCH}`;
