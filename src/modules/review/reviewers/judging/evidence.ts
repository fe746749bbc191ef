import { type Level } from '../../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type ClarityRole, type Source } from '../../../fields/field.js';
import { ABOUTS, type About } from '../statements/statement-model.js';
import { homesOf } from '../question-homes.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Statement } from '../statements/statement.js';
import { isEarned, isOfThoseWhoStay } from './progress.js';
import { rising } from '../rising.js';

/** A statement and how much it is worth for one criterion, from 0 to 3. */
export interface WeighedStatement {
  readonly statement: Statement;
  readonly worth: number;
}

/** The criteria for which the content of statements is evidence. */
type EvidencedCriterion = Exclude<CriterionId, 'programme_relevance' | 'communication'>;

/** What statements must be about to show a criterion, and how well they then show it. */
const SHOWN_BY: Readonly<Record<EvidencedCriterion, Readonly<Partial<Record<About, number>>>>> = {
  problem: { problem: 1 },
  solution: { solution: 1, delivery: 0.7, novelty: 0.5 },
  customer: { customer: 1, traction: 0.3 },
  market: { market: 1 },
  business_model: { business_model: 1 },
  traction: { traction: 1, delivery: 0.7 },
  competition: { competition: 1, novelty: 0.6, defensibility: 0.6 },
  team: { team: 1 },
  why_now: { why_now: 1 },
  ask: { ask: 1, delivery: 0.3 },
  founder_problem_fit: { team: 1 },
  traction_evidence: { traction: 1, delivery: 0.7, customer: 0.5, business_model: 0.5 },
  advantage: { competition: 1, novelty: 0.8, defensibility: 0.5 },
  novelty: { novelty: 1, competition: 0.6 },
  market_size: { market: 1 },
  defensibility: { defensibility: 1, novelty: 0.3, competition: 0.3 },
  feasibility: { delivery: 1, traction: 0.9, solution: 0.8 },
};

/**
 * The least weight of a statement under the question that asks for the criterion; its weight is full if its words are
 * about it.
 */
const ASKED = 0.8;
/**
 * The least weight if no statement of the answer is about what was asked, so that the answer is likely to miss the
 * question.
 */
const ASTRAY = 0.3;
const AT_HOME = 0.2;
/** The weight of a statement under a question that asks for something else. */
const MISPLACED = 0.5;
/** Below this a statement is about the criterion only by chance. */
const HARDLY = 0.4;
/** What statements that contrast the venture with others are about. */
const OF_OTHERS: ReadonlySet<About> = new Set(['novelty', 'competition']);
/** How surely a contrast with others is about the difference, whatever else its words are about. */
const OPPOSED = 0.45;
/** From this certainty on, a statement is partly about something. */
const PARTLY = 0.3;
/** From this certainty on, a statement counts in full. */
const SURE = 0.6;
/** Statements that seemed less surely about a market turned out, when read, to be mostly about something else. */
const OF_MARKET = { nothingUpTo: 0.3, fullFrom: SURE };

/** What counts as evidence for a criterion, and in which answers. */
interface Sought {
  readonly id: CriterionId;
  readonly isClarity: boolean;
  readonly source: Source;
  /** Always in the order of `ABOUTS`, so that floating-point sums are the same each time. */
  readonly shares: readonly (readonly [About, number])[];
  readonly isOfOthers: boolean;
}

const SOUGHT = new Map(
  CRITERIA.map(({ id, source }): [CriterionId, Sought] => {
    const shown: Readonly<Partial<Record<About, number>>> = id in SHOWN_BY ? SHOWN_BY[id as EvidencedCriterion] : {};
    const shares = ABOUTS.flatMap((about) => (shown[about] === undefined ? [] : [[about, shown[about]] as const]));
    const isOfOthers = shares.some(([about, share]) => share === 1 && OF_OTHERS.has(about));
    return [id, { id, isClarity: source === 'clarity', source, shares, isOfOthers }];
  }),
);

/** How surely a statement is about what shows the criterion, from 0 to 1. */
function speaksOf(statement: Statement, { id, shares, isOfOthers }: Sought): number {
  const {
    cues,
    reading: { about },
  } = statement;
  if (id === 'novelty' && cues.has('disclaim')) return 0;
  let sum = 0;
  for (const [each, share] of shares) sum += share * about[each];
  if (id === 'traction_evidence') return isEarned(statement) || isOfThoseWhoStay(statement) ? Math.max(sum, SURE) : sum;
  if (!isOfOthers) return sum;
  // That nobody else looks after them tells of a problem or a market, that nobody else gets it protects: neither is made.
  const isOfMore = about.problem + about.traction + about.market + about.defensibility >= OPPOSED;
  if (cues.has('alone') && !isOfMore) return Math.max(sum, SURE);
  const isOfElse = about.problem + about.traction + about.team >= PARTLY;
  const isOfVenture = about.solution + about.competition >= OPPOSED || !isOfElse;
  const isSetBeside = id !== 'novelty' && cues.has('comparison') && isOfVenture;
  return cues.has('contrast') || isSetBeside ? Math.max(sum, OPPOSED) : sum;
}

interface Asking {
  readonly criterion: EvidencedCriterion;
  readonly isClarity: boolean;
  /** For each answer that is asked for the criterion, the certainty of its surest statement. */
  readonly surest: ReadonlyMap<ReviewAnswer, number>;
}

/** How much a statement counts by its own words, in whatever answer it stands. */
function toldOf(criterion: EvidencedCriterion, speaks: number): number {
  if (criterion === 'market_size') return rising(speaks, OF_MARKET.nothingUpTo, OF_MARKET.fullFrom);
  const told = rising(speaks, 0, SURE);
  return told < HARDLY ? 0 : told;
}

function isAskedAt(answer: ReviewAnswer, criterion: EvidencedCriterion): boolean {
  return homesOf(answer).asked.has(criterion as ClarityRole);
}

function fitAt({ texture }: Statement, speaks: number, place: ReviewAnswer, asking: Asking): number {
  const { criterion, isClarity, surest } = asking;
  const isAsked = isClarity && isAskedAt(place, criterion);
  if (texture === 'foreign') return Number(isAsked);
  if (!isClarity || homesOf(place).open) return toldOf(criterion, speaks);
  if (!isAsked) return toldOf(criterion, speaks) * MISPLACED;
  const least = ASTRAY + (ASKED - ASTRAY) * rising(surest.get(place) ?? 0, 0, AT_HOME);
  return least + (1 - least) * rising(speaks, 0, SURE);
}

/** All evidence for a criterion, the best first. */
export function evidenceFor(criterion: EvidencedCriterion, statements: readonly Statement[]): WeighedStatement[] {
  const sought = SOUGHT.get(criterion);
  if (sought === undefined) return [];
  const { isClarity, source } = sought;
  // Saying what is missing helps clarity, but is no strength.
  const worthy = statements.filter(({ worth, isLack }) => worth > 0 && (isClarity || !isLack));
  const spoken = worthy.map((statement) => speaksOf(statement, sought));
  const surest = new Map<ReviewAnswer, number>();
  worthy.forEach(({ answer, places: [place] }, at) => {
    if (place && isAskedAt(place, criterion)) surest.set(answer, Math.max(surest.get(answer) ?? 0, spoken[at] ?? 0));
  });
  const asking = { criterion, isClarity, surest };
  const found: WeighedStatement[] = [];
  worthy.forEach((statement, at) => {
    const speaks = spoken[at] ?? 0;
    let fit = Number.POSITIVE_INFINITY;
    for (const place of statement.places)
      fit = place.sources.includes(source) ? Math.min(fit, fitAt(statement, speaks, place, asking)) : 0;
    if (fit > 0) found.push({ statement, worth: statement.worth * fit });
  });
  return found.sort(
    (a, b) =>
      b.worth - a.worth ||
      a.statement.words.length - b.statement.words.length ||
      (a.statement.quote < b.statement.quote ? -1 : 1),
  );
}

/** The level of a criterion by its evidence. */
export interface Judged {
  readonly level: Level;
  /** From 0 to 100; left out, it is the middle of the level. */
  readonly points?: number;
  /** Whether it is said that nobody pays. */
  readonly isUnpaid?: boolean;
  /** The evidence that supports the level most comes first. */
  readonly evidence: readonly WeighedStatement[];
}
