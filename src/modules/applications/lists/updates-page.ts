import { type Statement } from '../../../database/pipeline.js';
import { FilterReach } from './filter-reach.js';
import { ListConditions } from './list-conditions.js';
import { type ListFilter, type ListOrder, type Position } from './list-filter.js';

/** A list of what was updated after a time. */
export interface UpdatesFilter extends ListFilter {
  readonly updatedAfter: Date;
}

const BY_ID: ListOrder = { score: null, direction: 'asc' };

/**
 * The statement that finds a page of a list in the order of updates, the earliest first, as `page (id, rank)`: what is
 * updated while somebody pages moves behind them, and is met again. The rank is the time in microseconds since 1970. Of
 * each cohort an index has those whose review is over; what is owed is found by its task, as in `ListPage`.
 */
export class UpdatesPage {
  private readonly conditions: ListConditions;
  private readonly reach: FilterReach;
  private readonly limit: string;

  constructor(
    private readonly filter: UpdatesFilter,
    private readonly page: { readonly after: Position | null; readonly limit: number },
  ) {
    this.conditions = new ListConditions(filter, BY_ID, null);
    this.reach = new FilterReach(filter, BY_ID);
    this.limit = this.conditions.value(page.limit);
  }

  /** Whose list it is, in what selects from `page`. */
  get organisation(): string {
    return this.conditions.organisation;
  }

  /** Of what selects from `page`. */
  statement(selection: string): Statement {
    const found = this.branches()
      .map((branch) => `(${branch})`)
      .join(' union all ');
    return {
      text: `with page as (
        select id, (extract(epoch from updated_at) * 1000000)::float8 as rank
          from (${found}) found (id, updated_at) order by updated_at, id limit ${this.limit}) ${selection}`,
      values: this.conditions.values,
      isPlannedAnew: true,
    };
  }

  private branches(): string[] {
    const { externalId, contactEmail } = this.filter;
    if (externalId !== undefined) return [this.external()];
    const verdicts = this.reach.verdicts();
    return [
      contactEmail === undefined ? this.ended(verdicts) : this.from(contactEmail, verdicts),
      ...(this.reach.mayBeOwed ? [this.owed()] : []),
    ];
  }

  private ended(verdicts: ReturnType<FilterReach['verdicts']>): string {
    const { cohortId } = this.filter;
    const ofCohort = cohortId === undefined ? '' : `and c.id = ${this.conditions.value(cohortId)}`;
    return `
      select ended.* from cohorts c
             cross join lateral (
               select e.submission_id, e.updated_at from submission_standings e
                where e.cohort_id = c.id and e.verdict = any(${this.conditions.value(verdicts)}::text[])
                  and ${this.conditions.ofStanding('e')} and ${this.isDue('e.updated_at', 'e.submission_id')}) ended
       where c.organisation_id = ${this.organisation} ${ofCohort}`;
  }

  /** Few have the same address: they are looked up by it. */
  private from(address: string, verdicts: ReturnType<FilterReach['verdicts']>): string {
    const { conditions } = this;
    return `
      select e.submission_id, e.updated_at from searchable_standings e
       where ${conditions.isLookedUp('e', address)} and ${conditions.ofKind('e', verdicts)}
         and ${conditions.ofStanding('e')} and ${this.isDue('e.updated_at', 'e.submission_id')}`;
  }

  private external(): string {
    return `
      select s.id, s.updated_at from submissions s
       where s.cohort_id in (select id from cohorts where organisation_id = ${this.organisation})
         and ${this.conditions.ofSubmission('s')} and ${this.isDue('s.updated_at', 's.id')}`;
  }

  private owed(): string {
    return `
      select s.id, s.updated_at from submissions s
       where s.id = any(array(select submission_id from review_tasks where organisation_id = ${this.organisation}))
         and ${this.conditions.ofSubmission('s')} and ${this.isDue('s.updated_at', 's.id')}`;
  }

  /** Later than the filter's time and behind the page before, and of these the first. Comes last. */
  private isDue(time: string, id: string): string {
    const { after } = this.page;
    const behind =
      after === null
        ? ''
        : `and (${time}, ${id}) > (timestamptz 'epoch' + ${this.conditions.value(after.rank)}::float8 * interval '1 microsecond', ${this.conditions.value(after.id)}::uuid)`;
    return `${time} > ${this.conditions.value(this.filter.updatedAfter)}::timestamptz ${behind} order by ${time}, ${id} limit ${this.limit}`;
  }
}
