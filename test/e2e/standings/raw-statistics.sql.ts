/** What analytics say of a cohort ($1), worked out from the rows themselves. */
export const RAW_STATISTICS = `
  with live as (
    select s.status, s.review_status, r.verdict, r.industry_field, r.clarity_score, r.founder_fit_score,
           r.idea_strength_score * 10 as idea_strength_score,
           (s.submitted_at at time zone 'UTC')::date as submitted_on,
           (r.generated_at at time zone 'UTC')::date as completed_on
      from submissions s left join insights_reports r on r.submission_id = s.id
     where s.cohort_id = $1 and s.environment = 'live'
  ), scored as (
    select v.score, v.points from live, lateral (values
      ('clarity_score', clarity_score::numeric),
      ('founder_fit_score', founder_fit_score::numeric),
      ('idea_strength_score', idea_strength_score)) as v (score, points)
     where v.points is not null
  ), binned as (
    select score, least(width_bucket(points, 0, 100, 10), 10) as bin, count(*) as count from scored group by 1, 2
  ), happened as (
    select submitted_on as date, 1 as submitted, 0 as completed from live
    union all
    select completed_on, 0, 1 from live where completed_on is not null
  ), calendar as (
    select day::date as date
      from (select min(date) as first, max(date) as last from happened) span,
           generate_series(greatest(first, last - 365), last, interval '1 day') as day
  )
  select
    (select coalesce(json_agg(row), '[]') from (
       select status as name, count(*) as count from live group by 1) row) as statuses,
    (select coalesce(json_agg(row), '[]') from (
       select review_status as name, count(*) as count from live where review_status is not null group by 1) row) as "reviewStatuses",
    (select coalesce(json_agg(row), '[]') from (
       select verdict as name, count(*) as count from live where verdict is not null group by 1) row) as verdicts,
    (select coalesce(json_agg(row), '[]') from (
       select industry_field as name, count(*) as count from live where industry_field is not null
        group by 1 order by 2 desc, 1 limit 100) row) as industries,
    (select coalesce(json_agg(row), '[]') from (
       select score as name, avg(points)::float8 as mean, percentile_cont(0.5) within group (order by points) as median
         from scored group by 1) row) as scores,
    (select coalesce(json_agg(row), '[]') from (select score, bin, count from binned) row) as bins,
    (select coalesce(json_agg(row), '[]') from (
       select date, coalesce(sum(submitted), 0) as submitted, coalesce(sum(completed), 0) as completed
         from calendar left join happened using (date) group by date order by date) row) as days`;
