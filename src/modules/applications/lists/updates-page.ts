import { type SqlStatement } from '../../../database/pipeline.js';
import { isOfKind, STANDING_IS_LOOKED_UP, STANDING_IS_LISTED, SUBMISSION_IS_LISTED } from './list-conditions.js';
import { type ListFilter, type ListPage } from './list-filter.js';
import { given, listing } from './list-parameters.js';

/** The first submissions after the page before, of those updated after the time. */
const due = (time: string, id: string): string => `
  ${time} > ${given.updatedAfter} and (${given.id} is null
    or (${time}, ${id}) > (timestamptz 'epoch' + ${given.rank} * interval '1 microsecond', ${given.id}))
  order by ${time}, ${id} limit ${given.limit}`;

const STANDING_IS_DUE = `${STANDING_IS_LISTED} and ${isOfKind('e.cohort_id', 'e.review_status', 'e.verdict')} and ${due('e.updated_at', 'e.submission_id')}`;
const SUBMISSION_IS_DUE = `${SUBMISSION_IS_LISTED} and ${due('s.updated_at', 's.id')}`;

const OF_EXTERNAL_ID = `
  select s.id, s.updated_at from submissions s
   where s.cohort_id in (select id from cohorts where organisation_id = ${given.organisation}) and ${SUBMISSION_IS_DUE}`;

const OWED = `
  select s.id, s.updated_at from submissions s
   where s.id = any(array(select submission_id from review_tasks where organisation_id = ${given.organisation})) and ${SUBMISSION_IS_DUE}`;

/** An address has few submissions, so they are looked up by it. */
const OF_ADDRESS = `
  (select e.submission_id, e.updated_at from searchable_standings e where ${STANDING_IS_LOOKED_UP} and ${STANDING_IS_DUE})
  union all (${OWED})`;

/** Each cohort has an index of submissions whose review is over; the others are found by their tasks. */
const OF_COHORTS = `
  (select e.* from cohorts c cross join lateral (
     select e.submission_id, e.updated_at from submission_standings e where e.cohort_id = c.id and ${STANDING_IS_DUE}) e
    where c.organisation_id = ${given.organisation})
  union all (${OWED})`;

/**
 * Finds a page of a list in the order of updates, the earliest first, as `page (id, rank)`. A submission that is
 * updated while somebody pages moves to the end and is met again. The rank is the time in microseconds since 1970.
 */
export function updatesStatement(filter: ListFilter, page: ListPage, select: string): SqlStatement {
  const { externalId, contactEmail } = filter;
  const found = externalId !== undefined ? OF_EXTERNAL_ID : contactEmail !== undefined ? OF_ADDRESS : OF_COHORTS;
  const table = `page as (
    select id, (extract(epoch from updated_at) * 1000000)::float8 as rank
      from (${found}) found (id, updated_at) order by updated_at, id limit ${given.limit})`;
  return listing(filter, page, `${table} ${select}`);
}
