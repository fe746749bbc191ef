import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { ListConditions } from '../lists/list-conditions.js';
import { type ListFilter } from '../lists/list-filter.js';
import { REVIEW_STATUSES, type SubmissionStatus } from '../submission-status.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { type Decision, type Judgement, NONE } from '../../standings/standing.js';

/** To count all that have a common text, all would have to be read. */
export const MOST_COUNTED = 1_000;

/** How many there are of a kind. */
export interface Group {
  readonly cohortId: string;
  readonly status: SubmissionStatus;
  readonly decision: Decision;
  readonly verdict: Judgement;
  readonly flagged: boolean;
  readonly count: number;
}

const ARRIVAL = { score: null, direction: 'desc' } as const;
const STATUS_OF_ENDED = `case verdict when '${NONE}' then 'failed' else 'complete' end`;
const GROUPED = '"cohortId", status, decision, verdict, flagged';

@Injectable()
export class CountsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Of all in the environment; of those that have the text, if the filter names one, and of no more than are counted. */
  async groups(filter: ListFilter): Promise<Group[]> {
    const { organisationId, environment, text, ids, reference } = filter;
    const conditions = new ListConditions(
      {
        organisationId,
        environment,
        ...(text !== undefined && { text, ...(ids && { ids }), ...(reference && { reference }) }),
      },
      ARRIVAL,
      null,
    );
    const parts =
      text === undefined
        ? [addedUp(conditions, filter), owed(conditions)]
        : [matching(conditions, text), owed(conditions), ...referred(conditions)];
    return this.database.ask<Group & Record<string, unknown>>(organisationId, {
      text: `select ${GROUPED}, sum(count)::int as count from (${parts.join(' union all ')}) part group by ${GROUPED} having sum(count) > 0`,
      values: conditions.values,
      isPlannedAnew: true,
    });
  }
}

/** Of those whose review is over: what the database has counted, with the changes that are not added up yet. */
function addedUp({ organisation }: ListConditions, { environment }: ListFilter): string {
  const kinds = [NONE, ...REVIEW_STATUSES].flatMap((decision) =>
    [NONE, ...VERDICTS].flatMap((verdict) =>
      [0, 1].map((flagged) => `'standing ${environment} ${decision} ${verdict} ${flagged}'`),
    ),
  );
  const changed = (column: string, sign: number): string => `
    select cohort_id, fact, ${sign} from cohort_statistics_changes, unnest(${column}) fact
     where organisation_id = ${organisation} and fact like 'standing ${environment} %'`;
  return `
    select cohort_id as "cohortId", ${STATUS_OF_ENDED} as status, decision, verdict, flagged, count from (
      select cohort_id, split_part(fact, ' ', 3) as decision, split_part(fact, ' ', 4) as verdict,
             split_part(fact, ' ', 5) = '1' as flagged, count
        from (select f.cohort_id, f.fact, f.count from cohorts c
                 join cohort_statistics f on f.organisation_id = c.organisation_id and f.cohort_id = c.id
               where c.organisation_id = ${organisation} and f.fact in (${kinds.join(', ')})
              union all ${changed('added', 1)}
              union all ${changed('removed', -1)}) facts) counted`;
}

/** Those whose review is owed, which nothing has counted. */
function owed(conditions: ListConditions): string {
  return ofSubmissions(
    conditions,
    `
    select s.cohort_id, s.status, s.review_status, s.id from review_tasks task
      join submissions s on s.organisation_id = task.organisation_id and s.id = task.submission_id
     where task.organisation_id = ${conditions.organisation} and ${conditions.ofSubmission('s')} and ${conditions.hasText('s')}`,
  );
}

function matching(conditions: ListConditions, text: string): string {
  return `
    select cohort_id as "cohortId", ${STATUS_OF_ENDED} as status, review_status as decision, verdict, flagged, 1 as count from (
      select e.cohort_id, e.review_status, e.verdict, e.flagged from searchable_standings e
       where ${conditions.listed('e')} and ${conditions.isLookedUp('e', text)} limit ${MOST_COUNTED + 1}) e`;
}

/** By their references or the beginning of their ids alone. */
function referred(conditions: ListConditions): string[] {
  return conditions.isReferredTo('s').map((isReferredTo) =>
    ofSubmissions(
      conditions,
      `
    select s.cohort_id, s.status, s.review_status, s.id from submissions s
     where ${isReferredTo}
       and ${conditions.ofSubmission('s')} and not (${conditions.hasText('s')}) limit ${MOST_COUNTED + 1}`,
    ),
  );
}

function ofSubmissions({ organisation, environment }: ListConditions, found: string): string {
  return `
    select s.cohort_id as "cohortId", s.status, coalesce(s.review_status, '${NONE}') as decision, coalesce(e.verdict, '${NONE}') as verdict,
           coalesce(e.flagged, false) as flagged, 1 as count
      from (${found}) s left join submission_standings e
        on e.organisation_id = ${organisation} and e.environment = ${environment} and e.submission_id = s.id`;
}
