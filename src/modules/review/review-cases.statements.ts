/** Of the submissions $2, all of the organisation $1. */

/*
 * The limits keep PostgreSQL from any other way than looking each of them up, such as through all submissions of an
 * organisation that it takes for a small one.
 */

/** `columns` are those of `submissions`. */
export const submissions = (columns: string): string => `
  select ${columns} from unnest($2::uuid[]) as asked (id)
    cross join lateral (select * from submissions where organisation_id = $1 and submissions.id = asked.id limit 1) submissions`;

export const COHORTS = `
  select cohort.*
    from (
      select distinct cohort_id from unnest($2::uuid[]) as asked (id)
        cross join lateral (select cohort_id from submissions where organisation_id = $1 and submissions.id = asked.id limit 1) submitted) used
    cross join lateral (
      select id, brief, fit_dimensions, strength_criteria, thresholds from cohorts
       where organisation_id = $1 and cohorts.id = used.cohort_id limit 1) cohort`;

/** What earlier attempts at the runs $3 left: what they spent, and how many they were. */
export const EARLIER = `
  select submission_id as id, coalesce(sum((usage->>'input_tokens')::float8), 0) as input_tokens,
         coalesce(sum((usage->>'output_tokens')::float8), 0) as output_tokens,
         count(distinct attempt)::integer as attempts
    from review_attempts
    join (select distinct * from unnest($2::uuid[], $3::integer[]) as asked (submission_id, run)) wanted using (submission_id, run)
   where organisation_id = $1
   group by submission_id`;
