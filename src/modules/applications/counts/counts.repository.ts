import { Injectable } from '@nestjs/common';
import { type Environment } from '../../../common/access/environment.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import {
  STANDING_IS_LISTED,
  STANDING_IS_LOOKED_UP,
  statusOf,
  SUBMISSION_HAS_WORDS,
  SUBMISSION_IS_LISTED,
  SUBMISSION_IS_REFERRED_TO,
} from '../lists/list-conditions.js';
import { type ListFilter } from '../lists/list-filter.js';
import { given, listing } from '../lists/list-parameters.js';
import { REVIEW_STATUSES, type SubmissionStatus } from '../../standings/submission-status.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { type Decision, type StandingVerdict, NONE } from '../../standings/standing.js';

/** Counting stops here, because counting all matches of a common text would mean reading them all. */
export const MOST_COUNTED = 1_000;

/** The number of submissions that share these properties. */
export interface Group {
  readonly cohortId: string;
  readonly status: SubmissionStatus;
  readonly decision: Decision;
  readonly verdict: StandingVerdict;
  readonly flagged: boolean;
  readonly count: number;
}

const GROUPED = '"cohortId", status, decision, verdict, flagged';

@Injectable()
export class CountsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Counts all submissions of the environment, or those that match the filter's text, up to `MOST_COUNTED`. */
  async groups({ organisationId, environment, text, ids, reference }: ListFilter): Promise<Group[]> {
    const ofText = text !== undefined && { text, ...(ids && { ids }), ...(reference && { reference }) };
    const parts = text === undefined ? [addedUp(environment), OWED] : [MATCHING, OWED, ...REFERRED];
    const counted = `part as (${parts.join(' union all ')})
      select ${GROUPED}, sum(count)::int as count from part group by ${GROUPED} having sum(count) > 0`;
    const filter = { organisationId, environment, ...ofText };
    return this.database.ask<Group>(organisationId, listing(filter, { after: null, limit: MOST_COUNTED + 1 }, counted));
  }
}

/** Submissions whose review is over: the counts that the database keeps, with the changes that are not added up yet. */
function addedUp(environment: Environment): string {
  const kinds = [NONE, ...REVIEW_STATUSES].flatMap((decision) =>
    [NONE, ...VERDICTS].flatMap((verdict) =>
      [0, 1].map((flagged) => `'standing ${environment} ${decision} ${verdict} ${flagged}'`),
    ),
  );
  const changed = (column: string, sign: number): string => `
    select cohort_id, fact, ${sign} from cohort_statistics_changes, unnest(${column}) fact
     where organisation_id = ${given.organisation} and fact like 'standing ${environment} %'`;
  return `
    select cohort_id as "cohortId", ${statusOf('verdict')} as status, decision, verdict, flagged, count from (
      select cohort_id, split_part(fact, ' ', 3) as decision, split_part(fact, ' ', 4) as verdict,
             split_part(fact, ' ', 5) = '1' as flagged, count
        from (select f.cohort_id, f.fact, f.count from cohorts c
                 join cohort_statistics f on f.organisation_id = c.organisation_id and f.cohort_id = c.id
               where c.organisation_id = ${given.organisation} and f.fact in (${kinds.join(', ')})
              union all ${changed('added', 1)}
              union all ${changed('removed', -1)}) facts) counted`;
}

/** Groups submissions `s`, joined to their standings, in the same way as the counts that are kept. */
const ofSubmissions = (found: string): string => `
  select s.cohort_id as "cohortId", s.status, coalesce(s.review_status, '${NONE}') as decision, coalesce(e.verdict, '${NONE}') as verdict,
         coalesce(e.flagged, false) as flagged, 1 as count
    from (${found}) s left join submission_standings e
      on e.organisation_id = ${given.organisation} and e.environment = ${given.environment} and e.submission_id = s.id`;

/** Submissions that still wait for their review; the database keeps no counts of these. */
const OWED = ofSubmissions(`
  select s.cohort_id, s.status, s.review_status, s.id from review_tasks task
    join submissions s on s.organisation_id = task.organisation_id and s.id = task.submission_id
   where task.organisation_id = ${given.organisation} and ${SUBMISSION_IS_LISTED} and ${SUBMISSION_HAS_WORDS}`);

const MATCHING = `
  select cohort_id as "cohortId", ${statusOf('verdict')} as status, review_status as decision, verdict, flagged, 1 as count from (
    select e.cohort_id, e.review_status, e.verdict, e.flagged from searchable_standings e
     where ${STANDING_IS_LISTED} and ${STANDING_IS_LOOKED_UP} limit ${given.limit}) e`;

/** Submissions found only by their reference or by the beginning of their id. */
const REFERRED = SUBMISSION_IS_REFERRED_TO.map((isReferredTo) =>
  ofSubmissions(`
    select s.cohort_id, s.status, s.review_status, s.id from submissions s
     where ${isReferredTo} and ${SUBMISSION_IS_LISTED} and not (${SUBMISSION_HAS_WORDS}) limit ${given.limit}`),
);
