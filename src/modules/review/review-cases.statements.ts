/** Of the submissions $1, all of one organisation. */

export const BEGIN = `
  update submissions set status = 'processing', updated_at = now(), version = version + 1
   where id = any($1::uuid[]) and status = 'pending'`;

export const submissions = (columns: string): string => `
  select ${columns} from submissions where id = any($1::uuid[])`;

export const COHORTS = `
  select id, brief, fit_dimensions, strength_criteria, thresholds from cohorts
   where id in (select cohort_id from submissions where id = any($1::uuid[]))`;

export const SCHEMAS = `
  select id, fields from schemas where id in (select schema_id from submissions where id = any($1::uuid[]))`;

export const FORMS = `
  select cohort_id as "cohortId", version, fields from form_versions where (cohort_id, version) in (
    select cohort_id, form_version from submissions where id = any($1::uuid[]) and schema_id is null)`;

/** In earlier attempts at the runs $2. */
export const SPENT = `
  select submission_id as id, coalesce(sum((usage->>'input_tokens')::float8), 0) as input_tokens,
         coalesce(sum((usage->>'output_tokens')::float8), 0) as output_tokens
    from submission_events join unnest($1::uuid[], $2::integer[]) as wanted (submission_id, run) using (submission_id, run)
   group by submission_id`;
