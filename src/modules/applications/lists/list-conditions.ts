import { type Environment } from '../../../common/access/environment.js';
import { type Parameter } from '../../../database/pipeline.js';
import { searchTextOf } from '../../standings/search-text.js';
import { type Judgement, NONE } from '../../standings/standing.js';
import { FILTERED_TEXTS } from '../application-texts.js';
import { highestIdBefore, lowestIdAfter } from './id-bounds.js';
import { type ListFilter, type ListOrder, NO_SCORE, type Position } from './list-filter.js';
import { searchPieces, searchWords } from './search-pieces.js';
import { referenceParts } from './typed-reference.js';

/** Not a value: PostgreSQL takes none that its statement does not name. */
const LITERALS = { live: `'live'`, test: `'test'` } as const satisfies Record<Environment, string>;

/** What the conditions of a list's statement are made of; values are passed beside it, never in it. */
export class ListConditions {
  readonly values: Parameter[] = [];
  readonly organisation: string;
  readonly environment: string;

  constructor(
    private readonly filter: ListFilter,
    private readonly order: ListOrder,
    private readonly after: Position | null,
  ) {
    this.organisation = this.value(filter.organisationId);
    this.environment = LITERALS[filter.environment];
  }

  value(value: string | number | Date | readonly string[] | null): string {
    return `$${this.values.push(toParameter(value))}`;
  }

  /** On a row of submissions. */
  ofSubmission(alias: string): string {
    const { statuses, cohortId, reviewStatus } = this.filter;
    return [
      `${alias}.organisation_id = ${this.organisation} and ${alias}.environment = ${this.environment} and ${alias}.erased_at is null`,
      ...(cohortId === undefined ? [] : [`${alias}.cohort_id = any(array[${this.value(cohortId)}]::uuid[])`]),
      ...(statuses === undefined ? [] : [`${alias}.status = any(${this.value(statuses)}::text[])`]),
      ...(reviewStatus === undefined
        ? []
        : [`${alias}.review_status is not distinct from ${this.value(reviewStatus)}`]),
      ...this.onlyOfSubmission(alias),
      ...this.bounds(`${alias}.id`),
    ].join(' and ');
  }

  /** On a row of submissions. */
  hasText(alias: string): string {
    const { text } = this.filter;
    return text === undefined ? 'true' : this.isIn(text, `search_key(${searchTextOf(alias)})`);
  }

  /** On a row of submissions: what was typed is its reference, or the beginning of its id. One of them at least is asked for. */
  isReferredTo(alias: string): readonly string[] {
    const { ids, reference } = this.filter;
    const { code, whole } = referenceParts(alias);
    const byId =
      ids === undefined ? [] : [`${alias}.id between ${this.value(ids.from)}::uuid and ${this.value(ids.to)}::uuid`];
    if (reference === undefined) return byId;
    const typed = this.value(reference.typed);
    const codes = `${this.value(`{${reference.codes.join(',')}}`)}::text[]`;
    return [...byId, `${code} = any(${codes}) and (${code} = ${typed} or ${whole} = ${typed})`];
  }

  /** On a row of submissions. */
  isJudged(alias: string): string {
    const { verdict, flagged } = this.filter;
    const report = `select from insights_reports r where r.organisation_id = ${this.organisation} and r.submission_id = ${alias}.id`;
    return [
      ...(verdict === undefined ? [] : [`exists (${report} and r.verdict = ${this.value(verdict)})`]),
      ...(flagged === undefined
        ? []
        : [`${flagged ? '' : 'not '}exists (${report} and is_flagged(r.guard_rail_flags))`]),
      'true',
    ].join(' and ');
  }

  /** On a row of standings; everything but what a branch is about. */
  ofStanding(alias: string): string {
    return [this.listed(alias), ...this.flagged(alias), this.isKnownToSubmission(alias)].join(' and ');
  }

  /** On a row of standings: whose it is and, as far as ids tell, of when. */
  listed(alias: string): string {
    return [
      `${alias}.organisation_id = ${this.organisation} and ${alias}.environment = ${this.environment}`,
      ...this.bounds(`${alias}.submission_id`),
    ].join(' and ');
  }

  /** On a row of standings: what a list may be limited to besides, and of which verdicts. */
  ofKind(alias: string, verdicts: readonly Judgement[]): string {
    const { cohortId, reviewStatus } = this.filter;
    return [
      `${alias}.verdict = any(${this.value(verdicts)}::text[])`,
      ...(cohortId === undefined ? [] : [`${alias}.cohort_id = ${this.value(cohortId)}`]),
      ...(reviewStatus === undefined ? [] : [`${alias}.review_status = ${this.value(reviewStatus ?? NONE)}`]),
      ...this.flagged(alias),
    ].join(' and ');
  }

  /** On a row of standings: what it does not know itself. */
  isKnownToSubmission(alias: string): string {
    const other = this.onlyOfSubmission('s');
    return other.length === 0
      ? 'true'
      : `exists (select from submissions s where s.organisation_id = ${this.organisation} and s.id = ${alias}.submission_id and ${other.join(' and ')})`;
  }

  /** Each word of it, in any order. The words are taken as they are: `%`, `_` and `\` stand for themselves. */
  isIn(text: string, searchKey: string): string {
    return searchWords(text)
      .map((word) => `${searchKey} like search_pattern(${this.value(word)}::text)`)
      .join(' and ');
  }

  /** Where it is common. PostgreSQL takes it for rare, and would rather read everything than what comes first. */
  meets(alias: string): string {
    const { text } = this.filter;
    return text === undefined ? 'true' : `case when ${this.isIn(text, `${alias}.found_by`)} then true end`;
  }

  /** Where it is rare. The pieces are looked up, and what has them is compared with the whole. */
  isLookedUp(alias: string, needle: string): string {
    const pieces = searchPieces(needle);
    if (pieces.length === 0) return this.isIn(needle, `${alias}.found_by`);
    const found = pieces.map((piece) => this.isIn(piece, `${alias}.found_by`));
    return [...found, this.isIn(needle, `(${alias}.found_by || '')`)].join(' and ');
  }

  /** Behind the page before, in the order of arrival. */
  beyondId(id: string): string {
    const { after } = this;
    return after === null ? 'true' : `${id} ${this.beyond} ${this.value(after.id)}::uuid`;
  }

  /** Behind the page before, among those without a score. */
  beyondUnscored(id: string): string {
    return this.after?.rank === NO_SCORE[this.order.direction] ? this.beyondId(id) : 'true';
  }

  /** Behind the page before, among those with one. */
  beyondScore(score: string, id: string): string {
    if (this.after === null) return 'true';
    // A cursor that was made up gives some page.
    const rank = Math.min(Math.max(Math.round(this.after.rank), NO_SCORE.desc), NO_SCORE.asc);
    return `(${score}, ${id}) ${this.beyond} (${this.value(rank)}::smallint, ${this.value(this.after.id)}::uuid)`;
  }

  private get beyond(): string {
    return this.order.direction === 'desc' ? '<' : '>';
  }

  /** Without a parameter, so that the index of what is flagged serves. */
  private flagged(alias: string): string[] {
    const { flagged } = this.filter;
    return flagged === undefined ? [] : [`${flagged ? '' : 'not '}${alias}.flagged`];
  }

  /** What no standing knows. */
  private onlyOfSubmission(alias: string): string[] {
    const { submittedAfter, submittedBefore } = this.filter;
    const texts = FILTERED_TEXTS.map(({ name, property }) => [name, this.filter[property]] as const);
    return [
      ...texts.flatMap(([name, text]) => (text === undefined ? [] : [`${alias}.${name} = ${this.value(text)}`])),
      ...(submittedAfter === undefined ? [] : [`${alias}.submitted_at > ${this.value(submittedAfter)}`]),
      ...(submittedBefore === undefined ? [] : [`${alias}.submitted_at < ${this.value(submittedBefore)}`]),
    ];
  }

  /** So that a time is found in the order of ids, without an index of its own. */
  private bounds(id: string): string[] {
    const { submittedAfter, submittedBefore } = this.filter;
    return [
      ...(submittedAfter === undefined ? [] : [`${id} >= ${this.value(lowestIdAfter(submittedAfter))}::uuid`]),
      ...(submittedBefore === undefined ? [] : [`${id} <= ${this.value(highestIdBefore(submittedBefore))}::uuid`]),
    ];
  }
}

/** As PostgreSQL reads it. */
function toParameter(value: string | number | Date | readonly string[] | null): Parameter {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof Date ? value.toISOString() : `{${value.join(',')}}`;
}
