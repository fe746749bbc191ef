import { BANDS } from './fingerprint.js';

/** What one index gives at most, where a whole cohort shares an answer. */
const MOST_OF_BAND = 32;
/** With how many others an answer is compared: those it shares the most bands with. */
export const MOST_COMPARED = 25;

const SAME_BANDS = Array.from(
  { length: BANDS },
  (_, at) => `(select submission_id, answer_key from answer_fingerprints
                where bands[${at + 1}] = own.bands[${at + 1}] and submission_id <> own.submission_id limit ${MOST_OF_BAND})`,
).join(' union all ');

/**
 * The answers that may be near copies of those of a submission ($1). Work is bounded by the answers of the submission,
 * whatever the size of its cohort and whatever its applicants have in common.
 */
export const CANDIDATES = `
  select own.answer_key as key, own.sketch as "ownSketch", theirs.submission_id as "submissionId",
         theirs.answer_key as "theirKey", theirs.sketch as "theirSketch", s.founder_name as "founderName",
         s.submitted_at as "submittedAt"
    from submissions asked
    join answer_fingerprints own on own.submission_id = asked.id
    cross join lateral (
      select submission_id, answer_key from (${SAME_BANDS}) met
       group by submission_id, answer_key order by count(*) desc, submission_id, answer_key limit ${MOST_COMPARED}
    ) met
    join answer_fingerprints theirs on (theirs.submission_id, theirs.answer_key) = (met.submission_id, met.answer_key)
    join submissions s
      on s.id = theirs.submission_id and (s.cohort_id, s.environment) = (asked.cohort_id, asked.environment)
   where asked.id = $1`;
