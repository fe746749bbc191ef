import { columnsOf } from '../../../database/columns.js';
import { SubmissionEntity } from '../../applications/submission.entity.js';
import { REVIEWED_PROPERTIES } from '../stages/review-case.js';

/* Of the submissions $2 of the organisation $1. The limits make PostgreSQL look each up, instead of scanning all. */

export const SUBMISSIONS = `
  select ${columnsOf(SubmissionEntity, 'submissions', REVIEWED_PROPERTIES)} from unnest($2::uuid[]) as asked (id)
    cross join lateral (select * from submissions where organisation_id = $1 and submissions.id = asked.id limit 1) submissions`;

/** Of each combination of cohort, schema and form version that occurs among the submissions. */
export const ASKED = `
  select used.cohort_id as "cohortId", used.schema_id as "schemaId", used.form_version as "formVersion", cohort.*,
         coalesce(schema.fields, form.fields) as fields
    from (
      select distinct cohort_id, schema_id, form_version from unnest($2::uuid[]) as asked (id)
        cross join lateral (
          select cohort_id, schema_id, form_version from submissions
           where organisation_id = $1 and submissions.id = asked.id limit 1) submitted) used
    cross join lateral (
      select brief, fit_dimensions, strength_criteria, thresholds from cohorts
       where organisation_id = $1 and cohorts.id = used.cohort_id limit 1) cohort
    left join lateral (
      select fields from schemas where organisation_id = $1 and schemas.id = used.schema_id limit 1) schema on true
    left join lateral (
      select fields from form_versions
       where organisation_id = $1 and form_versions.cohort_id = used.cohort_id and version = used.form_version limit 1) form
      on true`;

/** Of earlier attempts at the runs $3: what they used, and how many there were. */
export const EARLIER = `
  select submission_id as id, coalesce(sum((usage->>'input_tokens')::float8), 0) as input_tokens,
         coalesce(sum((usage->>'output_tokens')::float8), 0) as output_tokens,
         count(distinct attempt)::integer as attempts
    from review_attempts
    join (select distinct * from unnest($2::uuid[], $3::integer[]) as asked (submission_id, run)) wanted using (submission_id, run)
   where organisation_id = $1
   group by submission_id`;
