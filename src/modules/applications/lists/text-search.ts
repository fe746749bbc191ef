import { type ListConditions } from './list-conditions.js';
import { type ListOrder } from './list-filter.js';

/** Among so many of the newest is looked how common a text is, and this share of them makes it common for certain. */
const SAMPLE = 2_000;
const COMMON = { arrival: 0.02, score: 0.1 };
/** As long as it takes to look one up in the index of trigrams, so many are compared one after the other. */
const COMPARED_PER_LOOKED_UP = 8;
/** So many times as far as the sample lets expect is gone for a page: elsewhere a text may be rarer than among the newest. */
const PATIENCE = 3;
/** Whose submissions are fewer than one in so many of all is looked up by the organisation as well: it costs as much as it has. */
const OF_ALL = 8;

/** On a row of standings: whether it is of those that the list is limited to. */
type Kind = (alias: string) => string;

/**
 * What tells whether a text is met soon in the order of a list, or has to be looked up in an index that knows no order, so
 * that all that have the text are read, however few are shown. Neither alone is as fast among many as among few.
 */
export class TextSearch {
  constructor(
    private readonly conditions: ListConditions,
    readonly needle: string,
    private readonly order: ListOrder,
    private readonly limit: string,
  ) {}

  /**
   * `sample (is_common, is_most, reach)`: whether the text is common for certain, whether much of what all organisations
   * have is this one's, and among how many of the list a page is looked for; null is all.
   */
  sample(kind: Kind | null): string {
    const { conditions, limit } = this;
    const enough = SAMPLE * (this.order.score === null ? COMMON.arrival : COMMON.score);
    return `sample as materialized (
      select is_common, is_most,
             case when is_common then ${kind === null ? 'null' : 0}
                  when ${COMPARED_PER_LOOKED_UP} * hits * met * case when is_most then everybodys else own end
                       >= ${limit}::integer * ${SAMPLE}::float8 * ${SAMPLE}
                    then (${PATIENCE} * ${limit}::integer * ${SAMPLE} / hits)::bigint
                  else 0 end as reach
        from (
          select met, hits, own, everybodys, met >= ${enough} as is_common, own * ${OF_ALL} >= everybodys as is_most from (
            select count(*)::float8 as met, ${kind === null ? 'count(*)' : `count(*) filter (where ${kind('newest')})`}::float8 as hits,
                   (${this.own()}) as own, (select reltuples from pg_class where oid = 'submission_standings'::regclass) as everybodys from (
              select newest.* from (
                select found_by, cohort_id, verdict, review_status, flagged from submission_standings
                 where organisation_id = ${conditions.organisation} and environment = ${conditions.environment}
                 order by submission_id desc limit ${SAMPLE}) newest
               where ${conditions.isIn(this.needle, 'found_by')} limit ${enough}) newest) counted) known)`;
  }

  /** How many the organisation has, as far as has been added up. */
  private own(): string {
    return `
      select coalesce(sum(f.count), 0)::float8 from cohorts c join cohort_statistics f on f.organisation_id = c.organisation_id and f.cohort_id = c.id
       where c.organisation_id = ${this.conditions.organisation} and f.fact in ('status complete', 'status failed')`;
  }

  /** `walk (id)`: the first page of those that have the text, or less if it is not full where the walk ends. */
  walk(kind: Kind | null): string {
    const { conditions } = this;
    const inOrder = (id: string): string => `order by ${id} ${this.order.direction}`;
    return `walk as materialized (
      select w.submission_id as id from (
        select e.* from submission_standings e
         where ${conditions.listed('e')} and ${conditions.beyondId('e.submission_id')}
         ${inOrder('e.submission_id')} limit (select reach from sample)) w
       where ${conditions.isIn(this.needle, 'w.found_by')} and ${kind?.('w') ?? 'true'} and ${conditions.isKnownToSubmission('w')}
       ${inOrder('w.submission_id')} limit ${this.limit})`;
  }

  /** `settled (is_settled)`: whether the walk has found what there is to find. */
  settled(): string {
    return `settled as materialized (
      select is_common or (select count(*) from walk) = ${this.limit}::integer as is_settled from sample)`;
  }
}
