import { type Level } from '../../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type Source } from '../../../fields/field.js';
import { ABOUTS, type About } from '../statements/statement-model.js';
import { homesOf } from '../question-homes.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Statement } from '../statements/statement.js';
import { isEarned, isOfThoseWhoStay } from './happened.js';
import { rising } from '../rising.js';

/** A statement and how much it is worth for one criterion, from 0 to 3. */
export interface WeighedStatement {
  readonly statement: Statement;
  readonly worth: number;
}

/** The criteria for which the content of statements is evidence. */
type EvidencedCriterion = Exclude<CriterionId, 'programme_relevance' | 'communication'>;

type Shares = Readonly<Partial<Record<About, number>>>;

/** What statements must be about to show a criterion, and how well they then show it. */
const SHOWN_BY: Readonly<Record<EvidencedCriterion, Shares>> = {
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

const SOURCES: ReadonlyMap<string, Source> = new Map(CRITERIA.map(({ id, source }) => [id, source]));

/** The least weight of a statement under the question that asks for it; in full it counts if its words are about it. */
const ASKED = 0.8;
/** The same where no statement of the answer is about what was asked, so that it is likely to miss the question. */
const ASTRAY = 0.3;
const AT_HOME = 0.2;
/** The weight of a statement under a question that asks for something else. */
const MISPLACED = 0.5;
/** Below this a statement is about the criterion only by chance. */
const HARDLY = 0.4;
/** Criteria that statements show which contrast the venture with others. */
const OF_OTHERS: ReadonlySet<EvidencedCriterion> = new Set(['competition', 'advantage', 'novelty'] as const);
/** How surely a contrast with others is about the difference, whatever else its words are about. */
const OPPOSED = 0.45;
/** From this certainty on, a statement is partly about something. */
const PARTLY = 0.3;
/** From this certainty on, a statement counts in full. */
const SURE = 0.6;
/** Figures and places make many a sentence seem to be about a market: what tells its size is hardly ever less sure. */
const OF_MARKET = [0.4, 0.75] as const;

/** How surely a statement is about what shows the criterion, from 0 to 1. */
function speaksOf(statement: Statement, criterion: EvidencedCriterion): number {
  const { cues } = statement;
  const { about } = statement.reading;
  const shares: Shares = SHOWN_BY[criterion];
  const sum = ABOUTS.reduce((all, each) => all + (shares[each] ?? 0) * about[each], 0);
  if (criterion === 'traction_evidence')
    return isEarned(statement) || isOfThoseWhoStay(statement) ? Math.max(sum, SURE) : sum;
  if (criterion === 'defensibility' && cues.has('protect')) return Math.max(sum, OPPOSED);
  if (!OF_OTHERS.has(criterion)) return sum;
  const isOfNews = criterion === 'novelty';
  if (isOfNews && cues.has('disclaim')) return 0;
  // That nobody else looks after them tells of a problem or a market, that nobody else gets it protects: neither is made.
  const isOfMore = about.problem + about.traction + about.market + about.defensibility >= OPPOSED;
  if (criterion !== 'advantage' && cues.has('alone') && !isOfMore) return Math.max(sum, SURE);
  const isOfElse = about.problem + about.traction + about.team >= PARTLY || about.ask >= SURE;
  const isOfVenture = about.solution + about.competition >= OPPOSED || !isOfElse;
  const isSetBeside = !isOfNews && cues.has('comparison') && isOfVenture;
  return cues.has('contrast') || isSetBeside ? Math.max(sum, OPPOSED) : sum;
}

/** How much a statement counts by its own words, in whatever answer it stands. */
function toldOf(criterion: EvidencedCriterion, speaks: number): number {
  if (criterion === 'market_size') return rising(speaks, ...OF_MARKET);
  const told = rising(speaks, 0, SURE);
  return told < HARDLY ? 0 : told;
}

/** All evidence for a criterion, the best first. */
export function evidenceFor(criterion: EvidencedCriterion, statements: readonly Statement[]): WeighedStatement[] {
  const source = SOURCES.get(criterion);
  const isAskedAt = (place: ReviewAnswer): boolean => homesOf(place).asked.has(criterion);
  // Saying what is missing helps clarity, but is no strength.
  const spoken = statements
    .filter(({ worth, isLack }) => worth > 0 && !(isLack && source !== 'clarity'))
    .map((statement) => ({ statement, speaks: speaksOf(statement, criterion) }));
  /** For each answer that is asked for the criterion, the certainty of its surest statement. */
  const surest = new Map<ReviewAnswer, number>();
  for (const { statement, speaks } of spoken)
    surest.set(statement.answer, Math.max(surest.get(statement.answer) ?? 0, speaks));
  const fitAt = (place: ReviewAnswer, { texture }: Statement, speaks: number): number => {
    if (!place.sources.some((each) => each === source)) return 0;
    if (texture === 'foreign') return Number(isAskedAt(place));
    const told = toldOf(criterion, speaks);
    if (source !== 'clarity' || homesOf(place).open) return told;
    if (!isAskedAt(place)) return told * MISPLACED;
    const least = ASTRAY + (ASKED - ASTRAY) * rising(surest.get(place) ?? 0, 0, AT_HOME);
    return least + (1 - least) * rising(speaks, 0, SURE);
  };
  return spoken
    .map(({ statement, speaks }) => {
      const fit = Math.min(...statement.places.map((place) => fitAt(place, statement, speaks)));
      return { statement, worth: statement.worth * fit };
    })
    .filter(({ worth }) => worth > 0)
    .sort(
      (a, b) =>
        b.worth - a.worth ||
        a.statement.words.length - b.statement.words.length ||
        (a.statement.quote < b.statement.quote ? -1 : 1),
    );
}

/** The level of a criterion by its evidence. */
export interface Judged {
  readonly level: Level;
  /** From 0 to 100. */
  readonly points: number;
  /** Whether it is said that nobody pays. */
  readonly isUnpaid?: boolean;
  /** The evidence that supports the level most comes first. */
  readonly evidence: readonly WeighedStatement[];
}
