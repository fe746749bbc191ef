import { HIGHEST_ID, LOWEST_ID } from '../../../common/ids/uuid.js';
import { type Statement } from '../../../database/pipeline.js';
import { type Judgement, NONE } from '../../standings/standing.js';
import { FilterReach } from './filter-reach.js';
import { ListConditions } from './list-conditions.js';
import { type ListFilter, type ListOrder, NO_SCORE, type Position } from './list-filter.js';
import { TextSearch } from './text-search.js';

/** Of each group a page's share is looked at first, one in so many, which tells how far a page can reach. */
const SHARE = 10;
/** Of what has no score the id decides. */
const BEYOND_IDS = { asc: HIGHEST_ID, desc: LOWEST_ID } as const;

/**
 * The statement that finds a page of a list, as `page (id, rank)`, in a time that does not grow with the list: each of
 * its branches reads an index from where the page before ended, and no further than a page.
 */
export class ListPage {
  private readonly conditions: ListConditions;
  private readonly reach: FilterReach;
  private readonly limit: string;
  private readonly search: TextSearch | null;
  private readonly verdicts: readonly Judgement[];
  private readonly scored: readonly Judgement[];
  /** What the branches rest on. */
  private readonly grounds: string[] = [];

  constructor(
    private readonly filter: ListFilter,
    private readonly order: ListOrder,
    page: { readonly after: Position | null; readonly limit: number },
  ) {
    this.conditions = new ListConditions(filter, order, page.after);
    this.limit = this.conditions.value(page.limit);
    this.reach = new FilterReach(filter, order);
    this.verdicts = this.reach.verdicts();
    this.scored = this.verdicts.filter((verdict) => verdict !== NONE);
    const { needle } = this.reach;
    this.search = needle === undefined ? null : new TextSearch(this.conditions, needle, order, this.limit);
  }

  /** Whose list it is, in what selects from `page`. */
  get organisation(): string {
    return this.conditions.organisation;
  }

  /** Of what selects from `page`. */
  statement(selection: string): Statement {
    const { direction } = this.order;
    if (this.search !== null) this.grounds.push(this.search.sample(this.kind));
    const branches = this.branches().map((branch) => `(${branch})`);
    const page = `page as (
      select id, rank from (${branches.join(' union all ')}) found order by rank ${direction}, id ${direction} limit ${this.limit})`;
    return {
      text: `with ${[...this.grounds, page].join(', ')} ${selection}`,
      values: this.conditions.values,
      isPlannedAnew: true,
    };
  }

  private branches(): string[] {
    const { reach } = this;
    if (this.filter.externalId !== undefined) return [this.external()];
    if (reach.isPlain) return [this.arrivals()];
    const branches = this.ended();
    if (reach.mayBeOwed) branches.push(this.owed());
    branches.push(...this.conditions.isReferredTo('s').map((isReferredTo) => this.referred(isReferredTo)));
    // Nothing that is owed has a verdict.
    return branches.length === 0 ? [this.nothing()] : branches;
  }

  private nothing(): string {
    const { organisation, environment } = this.conditions;
    return `select id, 0 as rank from submissions where organisation_id = ${organisation} and environment = ${environment} and false`;
  }

  private arrivals(): string {
    const { direction } = this.order;
    // Of a cohort in its own index: in that of ids alone it may lie anywhere. Ordered by it, only that one will do.
    const first = this.filter.cohortId === undefined ? '' : `s.cohort_id ${direction === 'desc' ? 'asc' : 'desc'}, `;
    return `select s.id, 0 as rank from submissions s
             where ${this.conditions.ofSubmission('s')} and ${this.conditions.beyondId('s.id')}
             order by ${first}s.id ${direction} limit ${this.limit}`;
  }

  /** By its reference or what its id begins with, whatever it is called. What has the text as well is found by that. */
  private referred(isReferredTo: string): string {
    const { conditions } = this;
    return `select s.id, ${this.reach.unscored} as rank from submissions s
             where ${isReferredTo} and ${conditions.ofSubmission('s')}
               and ${conditions.isJudged('s')} and not (${conditions.hasText('s')}) and ${this.beyondWithout('s.id')}
             ${this.inOrder(['s.id'])}`;
  }

  /** An external id occurs once in each cohort. */
  private external(): string {
    return `select s.id, ${this.reach.unscored} as rank from submissions s
             where s.cohort_id in (select id from cohorts where organisation_id = ${this.conditions.organisation})
               and ${this.conditions.ofSubmission('s')} and ${this.beyondWithout('s.id')}
             ${this.inOrder(['s.id'])}`;
  }

  /** Those whose review is owed: few, and told by their tasks. To go through all submissions along with them would be slower the more there are. */
  private owed(): string {
    const id = 'task.submission_id';
    const ofTask = `task.organisation_id = ${this.conditions.organisation} and ${this.isUnfilled} and ${this.beyondWithout(id)}`;
    const isShown = `${this.conditions.ofSubmission('s')} and ${this.conditions.hasText('s')}`;
    if (this.reach.isPicky) {
      return `select s.id, ${this.reach.unscored} as rank from submissions s
               where s.id = any(array(select ${id} from review_tasks task where ${ofTask})) and ${isShown} ${this.inOrder(['s.id'])}`;
    }
    // Each by itself, until the page is full.
    return `select ${id} as id, ${this.reach.unscored} as rank from review_tasks task
             cross join lateral (select from submissions s where s.id = ${id} and ${isShown} offset 0) owed
             where ${ofTask} ${this.inOrder([id])}`;
  }

  private ended(): string[] {
    if (this.verdicts.length === 0) return [];
    const { score } = this.order;
    if (score === null) return this.search === null ? [this.merged(this.verdicts, null)] : this.searched(this.search);
    return [
      ...(this.scored.length === 0 ? [] : [this.merged(this.scored, score)]),
      ...(this.verdicts.includes(NONE) ? [this.merged([NONE], null)] : []),
      ...(this.search === null
        ? []
        : this.lookedUp(this.search.needle, `coalesce(e.${score}, ${this.reach.unscored})`)),
    ];
  }

  /**
   * A look into an index for each cohort, decision and verdict: within each of them the index has the list's order, across
   * them it has none. At first at a share of a page of each, which tells how far a page reaches; then at as much as that of
   * those few that reach so far themselves.
   */
  private merged(verdicts: readonly Judgement[], score: ListOrder['score']): string {
    const { cohortId } = this.filter;
    const decisions = this.reach.decisions();
    const decided = this.conditions.value(decisions);
    const judged = this.conditions.value(verdicts);
    const ofCohort = cohortId === undefined ? '' : `and c.id = ${this.conditions.value(cohortId)}`;
    const ifCommon = this.reach.needle === undefined ? '' : 'and (select is_common from sample)';
    const id = 'e.submission_id';
    const keys = score === null ? [id] : [`e.${score}`, id];
    const behind = score === null ? this.beyondWithout(id) : this.conditions.beyondScore(`e.${score}`, id);
    const conditions = `e.cohort_id = g.cohort_id and e.review_status = g.decision and e.verdict = g.judgement
                  and ${this.conditions.ofStanding('e')} and ${this.conditions.meets('e')} and ${behind}`;
    const all = `
      select c.id as cohort_id, decision, judgement from cohorts c
             cross join unnest(${decided}::text[]) decision
             cross join unnest(${judged}::text[]) judgement
       where c.organisation_id = ${this.conditions.organisation} ${ofCohort} ${ifCommon} and ${score === null ? this.isUnfilled : 'true'}`;
    const look = (columns: string, groups: string, most: string, further = ''): string => `
      select ${columns} from (${groups}) g
             cross join lateral (
               select ${id}, ${score === null ? this.reach.unscored : `e.${score}`} from submission_standings e
                where ${conditions} ${further} ${this.inOrder(keys, most)}) found (id, rank)`;
    const best = this.ground(
      nameOf('best', score),
      look('g.*, found.id, found.rank', all, `greatest(${this.limit}::integer / ${SHARE}, 2)`),
    );
    const bound = this.bound(nameOf('bound', score), best);
    const least =
      score === null
        ? `(select ${bound}.id from ${bound})`
        : `(select ${bound}.rank from ${bound}), (select ${bound}.id from ${bound})`;
    const reaches = (place: readonly string[]): string =>
      `(${place.join(', ')}) ${this.order.direction === 'desc' ? '>=' : '<='} (${least})`;
    const reached = `select distinct cohort_id, decision, judgement from ${best} where ${reaches(score === null ? ['id'] : ['rank', 'id'])}`;
    return look('found.id, found.rank', reached, this.limit, `and ${reaches(keys)}`);
  }

  /** Whether those with a score are less than a page, as far as is known: what has none comes behind them. */
  private get isUnfilled(): string {
    const { score, direction } = this.order;
    if (score === null || this.scored.length === 0) return 'true';
    return `(select rank from ${nameOf('bound', score)}) = ${NO_SCORE[direction]}`;
  }

  /** What holds the last place that a page of the best of them can reach: beyond everything, if they are less than a page. */
  private bound(name: string, best: string): string {
    const { direction } = this.order;
    return this.ground(
      name,
      `
      select coalesce(last.rank, ${NO_SCORE[direction]})::smallint as rank, coalesce(last.id, '${BEYOND_IDS[direction]}') as id
        from (select) one left join (
          select rank, id from ${best} order by rank ${direction}, id ${direction} offset ${this.limit}::integer - 1 limit 1) last on true`,
    );
  }

  /** The name under which the branches find what is read once. */
  private ground(name: string, sql: string): string {
    this.grounds.push(`${name} as materialized (${sql})`);
    return name;
  }

  /** What is common is met soon in the order of the list; what is rare is looked up. */
  private searched(search: TextSearch): string[] {
    this.grounds.push(search.walk(this.kind), search.settled());
    return [
      // Common is the text: whatever else is asked for may be rare.
      ...(this.kind === null ? [] : [this.merged(this.verdicts, null)]),
      'select id, 0 as rank from walk where (select is_settled from settled)',
      ...this.lookedUp(search.needle, null, 'is_settled from settled'),
    ];
  }

  /** By the organisation as well, unless most is its own: all of that would be read only to find it true. */
  private lookedUp(needle: string, rank: string | null, unless = 'is_common from sample'): string[] {
    const id = 'e.submission_id';
    const { organisation } = this.conditions;
    const conditions = [
      `not (select ${unless})`,
      this.conditions.ofStanding('e'),
      this.conditions.ofKind('e', this.verdicts),
      this.conditions.isLookedUp('e', needle),
      rank === null ? this.conditions.beyondId(id) : this.conditions.beyondScore(rank, id),
    ].join(' and ');
    const within = [
      '(select is_most from sample)',
      `not (select is_most from sample) and array[e.organisation_id] @> array[${organisation}]`,
    ];
    return within.map(
      (condition) => `
      select ${id} as id, ${rank ?? '0'} as rank from searchable_standings e
       where ${condition} and ${conditions} ${rank === null ? this.inOrder([id]) : this.inOrder([rank, id])}`,
    );
  }

  /** What the list is limited to, as far as standings know it; null when it is not, or has another order than theirs. */
  private get kind(): ((alias: string) => string) | null {
    return this.reach.isNarrow ? (alias) => this.conditions.ofKind(alias, this.verdicts) : null;
  }

  private beyondWithout(id: string): string {
    return this.order.score === null ? this.conditions.beyondId(id) : this.conditions.beyondUnscored(id);
  }

  private inOrder(keys: readonly string[], most = this.limit): string {
    return `order by ${keys.map((key) => `${key} ${this.order.direction}`).join(', ')} limit ${most}`;
  }
}

/** Of what is read once for the groups with a score, or without. */
function nameOf(kind: 'best' | 'bound', score: ListOrder['score']): string {
  return `${kind}_${score === null ? 'unscored' : 'scored'}`;
}
