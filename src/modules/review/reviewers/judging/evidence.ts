import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type ClarityRole } from '../../../fields/field.js';
import { NUMBER } from '../../../../language/seen-words.js';
import { ABOUTS, type About } from '../statements/statement-model.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Place, type Statement } from '../statements/statement.js';

/** A statement and what it is worth for one criterion, from 0 to 3. */
export interface Evidence {
  readonly statement: Statement;
  readonly worth: number;
}

/** What statements can be evidence for by what they say. */
export type EvidencedCriterion = Exclude<CriterionId, 'programme_relevance' | 'traction_evidence' | 'communication'>;

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
  advantage: { competition: 1, novelty: 0.8, defensibility: 0.5 },
  novelty: { novelty: 1, competition: 0.6 },
  market_size: { market: 1 },
  defensibility: { defensibility: 1, novelty: 0.3, competition: 0.3 },
  feasibility: { delivery: 1, traction: 0.9, solution: 0.8 },
};

/** Less than this is nothing that a reader would remember. */
const FLOOR = 0.6;
const MOST = 3;
/** What praise, hopes and figures about nothing take away from what a statement seems to be worth. */
const EMPTY = 0.5;
/** What is said under the question that asks for it counts so much at least, and in full where its words speak of it. */
const ASKED = 0.7;
/** Where not one statement of the answer speaks of what was asked, it is likely to be about something else. */
const ASTRAY = 0.5;
const AT_HOME = 0.1;
/** What is said under a question that asks for something else counts so much less. */
const MISPLACED = 0.65;
/** What speaks of something so little speaks of it by chance. */
const HARDLY = 0.4;
/** So surely about something, it counts in full. */
const SURE = 0.6;
/** What counts of a statement in a language that no table was learned for, with and without a figure. */
const FOREIGN = { measured: 1.4, told: 0.8 };

const SOURCE_OF = new Map(CRITERIA.map(({ id, source }) => [id, source]));

/** How much is learned from a statement, wherever it stands, from 0 to 3. */
export function worthOf({ texture, words, reading, isOrder }: Statement): number {
  if (texture === 'noise' || isOrder) return 0;
  if (texture === 'foreign') return words.includes(NUMBER) ? FOREIGN.measured : FOREIGN.told;
  const { support, about, kind } = reading;
  const worth = support * (1 - about.off) * (1 - EMPTY * (kind.hype + kind.vanity + kind.hope));
  return (Math.max(0, worth - FLOOR) * MOST) / (MOST - FLOOR);
}

/** How surely it speaks of what a criterion is shown by, from 0 to 1. */
export function speaksOf({ reading }: Statement, criterion: EvidencedCriterion): number {
  const shown = SHOWN_BY[criterion];
  return ABOUTS.reduce((sum, about) => sum + (shown[about] ?? 0) * reading.about[about], 0);
}

function fitAt(statement: Statement, { answer, homes }: Place, criterion: EvidencedCriterion, atHome: ReadonlySet<ReviewAnswer>): number {
  if (statement.texture === 'foreign') return homes.asked.has(criterion as ClarityRole) ? 1 : 0;
  const told = Math.min(speaksOf(statement, criterion) / SURE, 1);
  if (SOURCE_OF.get(criterion) !== 'clarity' || homes.open) return told < HARDLY ? 0 : told;
  if (!homes.asked.has(criterion as ClarityRole)) return told < HARDLY ? 0 : told * MISPLACED;
  const least = atHome.has(answer) ? ASKED : ASTRAY;
  return least + (1 - least) * told;
}

/** All that speaks for a criterion, the best first. */
export function evidenceFor(criterion: EvidencedCriterion, statements: readonly Statement[]): Evidence[] {
  const source = SOURCE_OF.get(criterion);
  const atHome = new Set(statements.filter((one) => worthOf(one) > 0 && speaksOf(one, criterion) >= AT_HOME).map(({ answer }) => answer));
  return statements
    .filter(({ places }) => places.every(({ answer }) => source !== undefined && answer.sources.includes(source)))
    .map((statement) => ({
      statement,
      worth: worthOf(statement) * Math.min(...statement.places.map((place) => fitAt(statement, place, criterion, atHome))),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.statement.words.length - b.statement.words.length || (a.statement.quote < b.statement.quote ? -1 : 1));
}
