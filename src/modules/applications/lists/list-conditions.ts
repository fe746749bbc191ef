import { searchTextOf } from '../../standings/search-text.js';
import { NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS } from '../application-texts.js';
import { given, lookedUp } from './list-parameters.js';
import { referenceParts } from './typed-reference.js';

/*
 * On a row `s` of submissions, or `e` of standings. What the filter leaves out is null and its condition true; PostgreSQL
 * drops that before it plans, since these statements are planned for their values.
 */

const ifGiven = (value: string, condition: string): string => `(${value} is null or ${condition})`;

/**
 * Each word, in any order, as it is: `%`, `_` and `\` stand for themselves. PostgreSQL cannot look into the case: it would
 * take a common text for rare, and read all that there is rather than what comes first.
 */
const hasWords = (searchKey: string): string =>
  `case when ${ifGiven(given.words, `${searchKey} like all (array(select search_pattern(word) from unnest(${given.words}) word))`)} then true else false end`;

export const SUBMISSION_HAS_WORDS = hasWords(`search_key(${searchTextOf('s')})`);
export const STANDING_HAS_WORDS = hasWords('e.found_by');
/** The same by the index of trigrams, which has organisations as well: what few of one have may be in half of what all others have. */
export const STANDING_IS_LOOKED_UP = `
  array[e.organisation_id] @> array[${given.organisation}] and ${lookedUp.map((word) => ifGiven(word, `e.found_by like search_pattern(${word})`)).join(' and ')} and ${STANDING_HAS_WORDS}`;

/** So that a time is found in the order of ids, without an index of its own. */
const isWithin = (id: string): string =>
  `${ifGiven(given.lowestId, `${id} >= ${given.lowestId}`)} and ${ifGiven(given.highestId, `${id} <= ${given.highestId}`)}`;

/** What standings do not know, by what it is compared with. */
const OF_SUBMISSIONS_ALONE: readonly (readonly [value: string, condition: string])[] = [
  ...FILTERED_TEXTS.map(({ name, property }) => [given[property], `s.${name} = ${given[property]}`] as const),
  [given.submittedAfter, `s.submitted_at > ${given.submittedAfter}`],
  [given.submittedBefore, `s.submitted_at < ${given.submittedBefore}`],
];
const IS_OF_SUBMISSIONS_ALONE = OF_SUBMISSIONS_ALONE.map((each) => ifGiven(...each)).join(' and ');

/** Whether a submission is in the list, but for its words and what its report says. */
export const SUBMISSION_IS_LISTED = `
  s.organisation_id = ${given.organisation} and s.environment = ${given.environment} and s.erased_at is null
  and ${ifGiven(given.cohort, `s.cohort_id = any(array[${given.cohort}])`)}
  and ${ifGiven(given.statuses, `s.status = any(${given.statuses})`)}
  and ${ifGiven(given.decision, `coalesce(s.review_status, '${NONE}') = ${given.decision}`)}
  and ${IS_OF_SUBMISSIONS_ALONE} and ${isWithin('s.id')}`;

const ofReport = (what: string): string =>
  `(select ${what} from insights_reports r where r.organisation_id = ${given.organisation} and r.submission_id = s.id)`;
/** Whether what a submission's report says is in the list. */
export const SUBMISSION_IS_JUDGED = `
  ${ifGiven(given.verdict, `${ofReport('r.verdict')} = ${given.verdict}`)}
  and ${ifGiven(given.flagged, `coalesce(${ofReport('is_flagged(r.guard_rail_flags)')}, false) = ${given.flagged}`)}`;

const { code, whole } = referenceParts('r');
/** The two ways to refer to a submission: what its id begins with, and its reference or the code of that. */
export const SUBMISSION_IS_REFERRED_TO = [
  `s.id between ${given.idsFrom} and ${given.idsTo}`,
  `s.id = any(array(
     select r.id from searchable_submissions r
      where r.organisation_id = ${given.organisation} and ${code} = any(${given.codes})
        and (${code} = ${given.reference} or ${whole} = ${given.reference})))`,
] as const;

/** Whether a standing is in the list, but for its kind and its words. */
export const STANDING_IS_LISTED = `
  e.organisation_id = ${given.organisation} and e.environment = ${given.environment} and ${isWithin('e.submission_id')}
  and ${ifGiven(given.flagged, `e.flagged = ${given.flagged}`)}
  and (${OF_SUBMISSIONS_ALONE.map(([value]) => `${value} is null`).join(' and ')} or exists (
    select from submissions s
     where s.organisation_id = ${given.organisation} and s.id = e.submission_id and ${IS_OF_SUBMISSIONS_ALONE}))`;

/** Of what is selected from `page`. */
export const IS_ON_PAGE = `s.organisation_id = ${given.organisation} and s.id = page.id`;

/** Of a verdict: how the review ended. */
export const statusOf = (verdict: string): string => `case ${verdict} when '${NONE}' then 'failed' else 'complete' end`;

/** Whether standings of this kind are in the list. */
export const isOfKind = (cohort: string, decision: string, verdict: string): string => `
  ${ifGiven(given.cohort, `${cohort} = ${given.cohort}`)}
  and ${ifGiven(given.decision, `${decision} = ${given.decision}`)}
  and ${ifGiven(given.verdict, `${verdict} = ${given.verdict}`)}
  and ${ifGiven(given.statuses, `${statusOf(verdict)} = any(${given.statuses})`)}`;
