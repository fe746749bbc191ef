import { BANDS } from './fingerprint.js';

/** The most rows read from one index, for the case that a whole cohort shares an answer. */
const MOST_OF_BAND = 32;
/** The most answers that one is compared with: those that share the most bands. */
export const MOST_COMPARED = 25;

const SAME_BANDS = Array.from(
  { length: BANDS },
  (_, at) => `(select submission_id, answer_key from answer_fingerprints
                where organisation_id = $1 and bands[${at + 1}] = own.bands[${at + 1}] and submission_id <> own.submission_id limit ${MOST_OF_BAND})`,
).join(' union all ');

/**
 * Answers that may be near copies of those of the submission $2 of organisation $1. The work depends only on the
 * answers of that submission, not on the size of its cohort or on what applicants share: the limits force PostgreSQL to
 * make one look-up after the other, and not to scan a cohort that it takes for a small one.
 */
export const CANDIDATES = `
  select own.answer_key as key, own.sketch as "ownSketch", met.submission_id as "submissionId",
         met.answer_key as "theirKey", theirs.sketch as "theirSketch",
         s.venture_name as "ventureName", s.founder_name as "founderName", s.submitted_at as "submittedAt", s.contact_email = asked.contact_email as "isSameAddress",
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
      select venture_name, founder_name, contact_email, submitted_at, cohort_id, environment from submissions
       where organisation_id = $1 and id = met.submission_id limit 1
    ) s
   where asked.organisation_id = $1 and asked.id = $2 and s.cohort_id = asked.cohort_id and s.environment = asked.environment`;
