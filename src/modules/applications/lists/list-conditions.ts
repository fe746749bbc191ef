import { searchTextOf } from '../../standings/search-text.js';
import { NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS } from '../application-texts.js';
import { given, lookedUp } from './list-parameters.js';
import { CODE_OF_ROW, REFERENCE_OF_ROW } from './typed-reference.js';

/* Conditions on a row `s` of submissions or `e` of standings; PostgreSQL removes that of a null filter before it plans. */

const ifGiven = (value: string, condition: string): string => `(${value} is null or ${condition})`;

/**
 * Whether each word occurs, in any order; `%`, `_` and `\` stand for themselves. The `case` hides the patterns from the
 * planner, which would take a common text for rare and read all matches instead of the first of the list.
 */
const hasWords = (searchKey: string): string =>
  `case when ${ifGiven(given.words, `${searchKey} like all (array(select search_pattern(word) from unnest(${given.words}) word))`)} then true else false end`;

export const SUBMISSION_HAS_WORDS = hasWords(`search_key(${searchTextOf('s')})`);
export const STANDING_HAS_WORDS = hasWords('e.found_by');
/** By the trigram index, which also holds the organisation: words rare in one may be common in all the others. */
export const STANDING_IS_LOOKED_UP = `
  array[e.organisation_id] @> array[${given.organisation}] and ${lookedUp.map((word) => ifGiven(word, `e.found_by like search_pattern(${word})`)).join(' and ')} and ${STANDING_HAS_WORDS}`;

/** Bounds on ids that contain a time span: it is found in the order of ids, without an index of its own. */
const isWithin = (id: string): string =>
  `${ifGiven(given.lowestId, `${id} >= ${given.lowestId}`)} and ${ifGiven(given.highestId, `${id} <= ${given.highestId}`)}`;

/** Filters by what standings do not hold: the given value, and the condition. */
const OF_SUBMISSIONS_ALONE: readonly (readonly [value: string, condition: string])[] = [
  ...FILTERED_TEXTS.map(({ name, property }) => [given[property], `s.${name} = ${given[property]}`] as const),
  [given.submittedAfter, `s.submitted_at > ${given.submittedAfter}`],
  [given.submittedBefore, `s.submitted_at < ${given.submittedBefore}`],
];
const IS_OF_SUBMISSIONS_ALONE = OF_SUBMISSIONS_ALONE.map((each) => ifGiven(...each)).join(' and ');

/** Whether a submission passes the filter, apart from its search words and its report. */
export const SUBMISSION_IS_LISTED = `
  s.organisation_id = ${given.organisation} and s.environment = ${given.environment} and s.erased_at is null
  and ${ifGiven(given.cohort, `s.cohort_id = any(array[${given.cohort}])`)}
  and ${ifGiven(given.statuses, `s.status = any(${given.statuses})`)}
  and ${ifGiven(given.decision, `coalesce(s.review_status, '${NONE}') = ${given.decision}`)}
  and ${IS_OF_SUBMISSIONS_ALONE} and ${isWithin('s.id')}`;

const ofReport = (what: string): string =>
  `(select ${what} from review_reports r where r.organisation_id = ${given.organisation} and r.submission_id = s.id)`;
/** Whether a submission's report passes the filter. */
export const SUBMISSION_IS_JUDGED = `
  ${ifGiven(given.verdict, `${ofReport('r.verdict')} = ${given.verdict}`)}
  and ${ifGiven(given.flagged, `coalesce(${ofReport('is_flagged(r.guard_rail_flags)')}, false) = ${given.flagged}`)}`;

/** Ways to name a submission: by the beginning of its id, and by its reference or the code at the reference's end. */
export const SUBMISSION_IS_REFERRED_TO = [
  `s.id between ${given.idsFrom} and ${given.idsTo}`,
  `s.id = any(array(
     select r.id from searchable_submissions r
      where r.organisation_id = ${given.organisation} and ${CODE_OF_ROW} = any(${given.codes})
        and (${CODE_OF_ROW} = ${given.reference} or ${REFERENCE_OF_ROW} = ${given.reference})))`,
] as const;

/** Whether a standing passes the filter, apart from its kind and the search words. */
export const STANDING_IS_LISTED = `
  e.organisation_id = ${given.organisation} and e.environment = ${given.environment} and ${isWithin('e.submission_id')}
  and ${ifGiven(given.flagged, `e.flagged = ${given.flagged}`)}
  and (${OF_SUBMISSIONS_ALONE.map(([value]) => `${value} is null`).join(' and ')} or exists (
    select from submissions s
     where s.organisation_id = ${given.organisation} and s.id = e.submission_id and ${IS_OF_SUBMISSIONS_ALONE}))`;

/** Joins rows to those of `page`. */
export const IS_ON_PAGE = `s.organisation_id = ${given.organisation} and s.id = page.id`;

export const statusOf = (verdict: string): string => `case ${verdict} when '${NONE}' then 'failed' else 'complete' end`;

/** Whether standings of this decision and verdict pass the filter. */
export const isOfKind = (cohort: string, decision: string, verdict: string): string => `
  ${ifGiven(given.cohort, `${cohort} = ${given.cohort}`)}
  and ${ifGiven(given.decision, `${decision} = ${given.decision}`)}
  and ${ifGiven(given.verdict, `${verdict} = ${given.verdict}`)}
  and ${ifGiven(given.statuses, `${statusOf(verdict)} = any(${given.statuses})`)}`;
