import { BANDS } from './fingerprint.js';

/** What one index gives at most, where a whole cohort shares an answer. */
const MOST_OF_BAND = 32;
/** With how many others an answer is compared: those it shares the most bands with. */
export const MOST_COMPARED = 25;

const SAME_BANDS = Array.from(
  { length: BANDS },
  (_, at) => `(select submission_id, answer_key from answer_fingerprints
                where organisation_id = $1 and bands[${at + 1}] = own.bands[${at + 1}] and submission_id <> own.submission_id limit ${MOST_OF_BAND})`,
).join(' union all ');

/**
 * The answers that may be near copies of those of a submission ($2) of an organisation ($1). Work is bounded by the answers of the submission,
 * whatever the size of its cohort and whatever its applicants have in common: limits keep PostgreSQL from any other way
 * than one look-up after the other, such as through the whole of a cohort that it takes for a small one.
 */
export const CANDIDATES = `
  select own.answer_key as key, own.sketch as "ownSketch", met.submission_id as "submissionId",
         met.answer_key as "theirKey", theirs.sketch as "theirSketch", s.founder_name as "founderName",
         s.submitted_at as "submittedAt", s.contact_email = asked.contact_email as "isSameAddress",
         (select count(*)::int from answer_fingerprints where organisation_id = $1 and submission_id = asked.id) as "compared"
    from submissions asked
    join answer_fingerprints own on own.organisation_id = $1 and own.submission_id = asked.id
    cross join lateral (
      select submission_id, answer_key from (${SAME_BANDS}) met
       group by submission_id, answer_key order by count(*) desc, submission_id, answer_key limit ${MOST_COMPARED}
    ) met
    cross join lateral (
      select sketch from answer_fingerprints f
       where f.organisation_id = $1 and f.submission_id = met.submission_id and f.answer_key = met.answer_key limit 1
    ) theirs
    cross join lateral (
      select founder_name, contact_email, submitted_at, cohort_id, environment from submissions
       where organisation_id = $1 and id = met.submission_id limit 1
    ) s
   where asked.organisation_id = $1 and asked.id = $2 and s.cohort_id = asked.cohort_id and s.environment = asked.environment`;
