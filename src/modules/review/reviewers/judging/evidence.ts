import { type Level } from '../../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type ClarityRole } from '../../../fields/field.js';
import { ABOUTS, type About } from '../statements/statement-model.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Place, type Statement } from '../statements/statement.js';
import { contrasts } from '../statements/cues.js';
import { isLack } from './lack.js';
import { rising } from '../rising.js';

/** A statement and what it is worth for one criterion, from 0 to 3. */
export interface Evidence {
  readonly statement: Statement;
  readonly worth: number;
}

/** What statements can be evidence for by what they say. */
export type EvidencedCriterion = Exclude<CriterionId, 'programme_relevance' | 'communication'>;

/** What a criterion is shown by, and how well. */
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

/** What is said under the question that asks for it counts so much at least, and in full where its words speak of it. */
const ASKED = 0.8;
/** Where not one statement of the answer speaks of what was asked, it is likely to be about something else. */
const ASTRAY = 0.3;
const AT_HOME = 0.2;
/** What is said under a question that asks for something else counts so much less. */
const MISPLACED = 0.5;
/** What speaks of something so little speaks of it by chance. */
const HARDLY = 0.4;
/** What a contrast with others is about. */
const OF_OTHERS: ReadonlySet<About> = new Set(['novelty', 'competition']);
/** What sets the venture against others speaks of the difference, whatever else its words are about. */
const OPPOSED = 0.45;
/** So surely about something, it counts in full. */
const SURE = 0.6;
/** What is less surely of a market was found, when it was read, to be about something else mostly. */
const OF_MARKET = { nothingUpTo: 0.3, fullFrom: SURE };

const SOURCE_OF = new Map(CRITERIA.map(({ id, source }) => [id, source]));

/** In the order of what statements can be about, so that sums are the same ones. */
const SHARES = new Map(
  (Object.keys(SHOWN_BY) as EvidencedCriterion[]).map((criterion) => [
    criterion,
    ABOUTS.flatMap((about) =>
      SHOWN_BY[criterion][about] === undefined ? [] : [[about, SHOWN_BY[criterion][about]] as const],
    ),
  ]),
);

/** How surely it speaks of what a criterion is shown by, from 0 to 1. */
function speaksOf(statement: Statement, shares: readonly (readonly [About, number])[]): number {
  let sum = 0;
  for (const [about, share] of shares) sum += share * statement.reading.about[about];
  const isOpposed = shares.some(([about, share]) => share === 1 && OF_OTHERS.has(about)) && contrasts(statement.words);
  return isOpposed ? Math.max(sum, OPPOSED) : sum;
}

interface Asking {
  readonly criterion: EvidencedCriterion;
  /** How surely some statement of each answer speaks of it. */
  readonly surest: ReadonlyMap<ReviewAnswer, number>;
}

/** How much it counts by its own words, wherever it stands. */
function toldOf(criterion: EvidencedCriterion, speaks: number): number {
  if (criterion === 'market_size') return rising(speaks, OF_MARKET.nothingUpTo, OF_MARKET.fullFrom);
  const told = rising(speaks, 0, SURE);
  return told < HARDLY ? 0 : told;
}

function fitAt(
  { texture }: Statement,
  speaks: number,
  { answer, homes }: Place,
  { criterion, surest }: Asking,
): number {
  const isAsked = homes.asked.has(criterion as ClarityRole);
  if (texture === 'foreign') return Number(isAsked);
  if (SOURCE_OF.get(criterion) !== 'clarity' || homes.open) return toldOf(criterion, speaks);
  if (!isAsked) return toldOf(criterion, speaks) * MISPLACED;
  const least = ASTRAY + (ASKED - ASTRAY) * rising(surest.get(answer) ?? 0, 0, AT_HOME);
  return least + (1 - least) * rising(speaks, 0, SURE);
}

/** What can count: what is missing is told of the venture, and is no strength of it. */
function countsFor(criterion: EvidencedCriterion, statement: Statement): boolean {
  return statement.worth > 0 && (SOURCE_OF.get(criterion) === 'clarity' || !isLack(statement));
}

/** All that speaks for a criterion, the best first. */
export function evidenceFor(criterion: EvidencedCriterion, statements: readonly Statement[]): Evidence[] {
  const source = SOURCE_OF.get(criterion);
  if (source === undefined) return [];
  const shares = SHARES.get(criterion) ?? [];
  const worthy = statements.filter((statement) => countsFor(criterion, statement));
  const spoken = worthy.map((statement) => speaksOf(statement, shares));
  const surest = new Map<ReviewAnswer, number>();
  worthy.forEach(({ answer }, at) => surest.set(answer, Math.max(surest.get(answer) ?? 0, spoken[at] ?? 0)));
  const asking = { criterion, surest };
  const found: Evidence[] = [];
  for (const [at, statement] of worthy.entries()) {
    const speaks = spoken[at] ?? 0;
    let fit = Number.POSITIVE_INFINITY;
    for (const place of statement.places)
      fit = place.answer.sources.includes(source) ? Math.min(fit, fitAt(statement, speaks, place, asking)) : 0;
    if (fit > 0) found.push({ statement, worth: statement.worth * fit });
  }
  return found.sort(
    (a, b) =>
      b.worth - a.worth ||
      a.statement.words.length - b.statement.words.length ||
      (a.statement.quote < b.statement.quote ? -1 : 1),
  );
}

/** A criterion as its evidence has it. */
export interface Judged {
  readonly level: Level;
  /** In points of a hundred; the middle of the level where it is left out. */
  readonly points?: number;
  /** What bears the level first. */
  readonly evidence: readonly Evidence[];
}
