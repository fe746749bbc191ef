import { ARRIVAL } from '../standings/standings.statements.js';

/**
 * All figures about the live submissions of the cohort $2 of organisation $1, in one statement, so that they are of one
 * moment: the counts that are kept of finished reviews, the changes not yet added to them, and the reviews still owed.
 * Scores are from 0 to 100; days are in UTC, without gaps, and at most the last 366.
 */
export const STATISTICS = `
  with facts as (
    select fact, count from cohort_statistics where organisation_id = $1 and cohort_id = $2
    union all
    select unnest(added), 1 from cohort_statistics_changes where organisation_id = $1 and cohort_id = $2
    union all
    select unnest(removed), -1 from cohort_statistics_changes where organisation_id = $1 and cohort_id = $2
    union all
    select unnest(array[${ARRIVAL}]), 1
      from review_tasks task join submissions s on s.organisation_id = $1 and s.id = task.submission_id
     where task.organisation_id = $1 and cohort_id = $2 and environment = 'live'
  ), counted as (
    select split_part(fact, ' ', 1) as kind, substr(fact, strpos(fact, ' ') + 1) as name, sum(count)::bigint as count
      from facts group by fact having sum(count) <> 0
  ), scored as (
    select kind as score, name::integer as points, count from counted where kind like '%\\_score'
  ), ranked as (
    select score, points, count, sum(count) over (partition by score order by points) as upto,
           (sum(count) over (partition by score))::bigint as total
      from scored
  ), binned as (
    select score, least(width_bucket(points, 0, 100, 10), 10) as bin, sum(count) as count from scored group by 1, 2
  ), happened as (
    select name::date as date, sum(count) filter (where kind = 'submitted') as submitted,
           sum(count) filter (where kind = 'completed') as completed
      from counted where kind in ('submitted', 'completed') group by 1
  ), calendar as (
    select day::date as date
      from (select min(date) as first, max(date) as last from happened) span,
           generate_series(greatest(first, last - 365), last, interval '1 day') as day
  )
  select
    (select coalesce(json_agg(row), '[]') from (select name, count from counted where kind = 'status') row) as statuses,
    (select coalesce(json_agg(row), '[]') from (
       select name, count from counted where kind = 'review_status') row) as "reviewStatuses",
    (select coalesce(json_agg(row), '[]') from (select name, count from counted where kind = 'verdict') row) as verdicts,
    (select coalesce(json_agg(row), '[]') from (
       select name, count from counted where kind = 'industry' order by count desc, name limit 100) row) as industries,
    (select coalesce(json_agg(row), '[]') from (
       select score as name, (sum(points::numeric * count) / sum(count))::float8 as mean,
              (min(points) filter (where upto > (total - 1) / 2) + min(points) filter (where upto > total / 2)) / 2.0 as median
         from ranked group by 1) row) as scores,
    (select coalesce(json_agg(row), '[]') from (select score, bin, count from binned) row) as bins,
    (select coalesce(json_agg(row), '[]') from (
       select date, coalesce(submitted, 0) as submitted, coalesce(completed, 0) as completed
         from calendar left join happened using (date) order by date) row) as days`;
