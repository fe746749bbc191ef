import { type SqlStatement } from '../../../database/pipeline.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { NONE } from '../../standings/standing.js';
import { REVIEW_STATUSES } from '../../standings/submission-status.js';
import {
  isOfKind,
  STANDING_HAS_WORDS,
  STANDING_IS_LISTED,
  STANDING_IS_LOOKED_UP,
  SUBMISSION_HAS_WORDS,
  SUBMISSION_IS_JUDGED,
  SUBMISSION_IS_LISTED,
  SUBMISSION_IS_REFERRED_TO,
} from './list-conditions.js';
import { type ListFilter, type ListOrder, type ListPage, NO_SCORE } from './list-filter.js';
import { given, listing } from './list-parameters.js';

/**
 * A text counts as common if this many of the newest submissions have it. Then reading the list in order until a page
 * is full is faster than the search index; already from fewer on if the list is of all kinds.
 */
const SAMPLE = { newest: 2_000, common: { ofAll: 15, ofKinds: 60 } };
/** Bounds the rank, so that a made-up cursor gives some page and no error. */
const RANK = `least(greatest(${given.rank}, ${NO_SCORE.desc}), ${NO_SCORE.asc})::smallint`;

/**
 * Finds a page of a list as `page (id, rank)`, from which the rest of the statement selects. The time hardly grows with
 * the list: an index is read from where the page before ended, and little further than one page.
 */
export function listStatement(filter: ListFilter, order: ListOrder, page: ListPage, select: string): SqlStatement {
  const { direction } = order;
  const tables = `${foundBy(filter, order)}, page as (
    select id, rank from found order by rank ${direction}, id ${direction} limit ${given.limit})`;
  return listing(filter, page, `${tables} ${select}`);
}

function foundBy(filter: ListFilter, order: ListOrder): string {
  const { externalId, contactEmail, text, cohortId, statuses, reviewStatus, verdict, flagged } = filter;
  if (externalId !== undefined) return ofExternalId(order);
  const isPlain =
    order.score === null && [statuses, reviewStatus, verdict, flagged].every((value) => value === undefined);
  if (text !== undefined || contactEmail !== undefined) return searched(order, isPlain && cohortId === undefined);
  if (isPlain) return arrivals(order);
  return `${ended(order)}, found as (select id, rank from ended union all (${owed(order, 'true')}))`;
}

/** An external id occurs once in each cohort. */
function ofExternalId(order: ListOrder): string {
  return `found as (
    select s.id, ${unscored(order)} as rank from submissions s
     where s.cohort_id in (select id from cohorts where organisation_id = ${given.organisation})
       and ${SUBMISSION_IS_LISTED} and ${isBehind('s.id', order)})`;
}

/** By the cohort first, which leaves no choice but its own index: in that of all ids they may be anywhere. */
function arrivals(order: ListOrder): string {
  const { direction } = order;
  return `found as (
    select s.id, 0 as rank from submissions s where ${SUBMISSION_IS_LISTED} and ${isBehind('s.id', order)}
     order by case when ${given.cohort} is null then null else s.cohort_id end ${direction === 'desc' ? 'asc' : 'desc'},
              s.id ${direction} limit ${given.limit})`;
}

/** A common text is found by reading the list in order, a rare one through the search index, which has no order. */
function searched(order: ListOrder, isOfAll: boolean): string {
  const { score, direction } = order;
  const rank = score === null ? '0' : `coalesce(e.${score}, ${unscored(order)})`;
  const enough = isOfAll ? SAMPLE.common.ofAll : SAMPLE.common.ofKinds;
  const isCommon = '(select is_common from sample)';
  const referred = SUBMISSION_IS_REFERRED_TO.map(
    (isReferredTo) => `(
      select s.id, ${unscored(order)} as rank from submissions s
       where ${isReferredTo} and ${SUBMISSION_IS_LISTED} and ${SUBMISSION_IS_JUDGED} and not (${SUBMISSION_HAS_WORDS})
         and ${isBehind('s.id', order)} order by s.id ${direction} limit ${given.limit})`,
  );
  return `sample as materialized (
      select count(*) = ${enough} as is_common from (
        select from (
          select e.found_by from submission_standings e
           where e.organisation_id = ${given.organisation} and e.environment = ${given.environment}
           order by e.submission_id desc limit ${SAMPLE.newest}) e
         where ${STANDING_HAS_WORDS} limit ${enough}) met),
    ${isOfAll ? met(order, isCommon) : ended(order, { kinds: isCommon, standings: STANDING_HAS_WORDS })},
    looked_up as materialized (
      select e.submission_id as id, ${rank} as rank from searchable_standings e
       where not ${isCommon} and ${STANDING_IS_LOOKED_UP} and ${STANDING_IS_LISTED} and ${isOfKind('e.cohort_id', 'e.review_status', 'e.verdict')}
         and ${score === null ? isBehind('e.submission_id', order) : isBehindScored(rank, order)}),
    found as (
      select id, rank from ended union all select id, rank from looked_up
      union all (${owed(order, SUBMISSION_HAS_WORDS)}) union all ${referred.join(' union all ')})`;
}

/** Submissions of every kind whose review is over and that contain the words. */
function met(order: ListOrder, isCommon: string): string {
  return `ended as (
    select e.submission_id as id, 0 as rank from submission_standings e
     where ${isCommon} and ${STANDING_IS_LISTED} and ${STANDING_HAS_WORDS} and ${isBehind('e.submission_id', order)}
     order by e.submission_id ${order.direction} limit ${given.limit})`;
}

/**
 * Submissions whose review is over. Each kind has an index in the order of the list, and a page can only hold rows of
 * those kinds whose first row is among the first of all kinds.
 */
function ended(order: ListOrder, only = { kinds: 'true', standings: 'true' }): string {
  const { score, direction } = order;
  const isOfKindAndListed = `
    e.cohort_id = k.cohort_id and e.review_status = k.decision and e.verdict = k.verdict
    and ${STANDING_IS_LISTED} and ${only.standings}`;
  const first = (most: string): string => {
    const withoutScore = `(
      select e.submission_id, ${unscored(order)} from submission_standings e
       where ${isOfKindAndListed} and ${score === null ? 'true' : `k.verdict = '${NONE}'`} and ${isBehind('e.submission_id', order)}
       order by e.submission_id ${direction} limit ${most})`;
    if (score === null) return withoutScore;
    return `${withoutScore} union all (
      select e.submission_id, e.${score} from submission_standings e
       where ${isOfKindAndListed} and k.verdict <> '${NONE}' and ${isBehindScored(`e.${score}`, order)}
       order by e.${score} ${direction}, e.submission_id ${direction} limit ${most})`;
  };
  return `kinds as (
      select c.id as cohort_id, decision, verdict from cohorts c
             cross join (values ${rowsOf(REVIEW_STATUSES)}) of_decision (decision) cross join (values ${rowsOf(VERDICTS)}) of_verdict (verdict)
       where c.organisation_id = ${given.organisation} and ${isOfKind('c.id', 'decision', 'verdict')} and ${only.kinds}),
    ahead as (
      select k.*, e.* from kinds k cross join lateral (${first('1')}) e (id, rank)
       order by e.rank ${direction}, e.id ${direction} limit ${given.limit}),
    ended as (select e.* from ahead k cross join lateral (${first(given.limit)}) e (id, rank))`;
}

/** Submissions that wait for their review: few, found by their tasks, each checked by itself until the page is full. */
function owed(order: ListOrder, isFound: string): string {
  return `
    select t.submission_id as id, ${unscored(order)} as rank from review_tasks t
           cross join lateral (
             select from submissions s where s.id = t.submission_id and ${SUBMISSION_IS_LISTED} and ${isFound} offset 0) s
     where t.organisation_id = ${given.organisation} and ${isBehind('t.submission_id', order)}
       and ${given.verdict} is null and ${given.flagged} is not true
     order by t.submission_id ${order.direction} limit ${given.limit}`;
}

const rowsOf = (names: readonly string[]): string => [NONE, ...names].map((name) => `('${name}')`).join(', ');

/** The rank of a submission without a score. */
function unscored({ score, direction }: ListOrder): number {
  return score === null ? 0 : NO_SCORE[direction];
}

/** After the page before, among submissions without a score. */
function isBehind(id: string, order: ListOrder): string {
  const isNotThere = `${given.id} is null or ${given.rank} <> ${unscored(order)}`;
  return `(${isNotThere} or ${id} ${order.direction === 'desc' ? '<' : '>'} ${given.id})`;
}

/** After the page before, among submissions with a score. */
function isBehindScored(score: string, { direction }: ListOrder): string {
  const comesAfter = direction === 'desc' ? '<' : '>';
  return `(${given.id} is null or (${score}, e.submission_id) ${comesAfter} (${RANK}, ${given.id}))`;
}
