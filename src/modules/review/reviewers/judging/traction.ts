import { type Level } from '../../../rubric/criterion.js';
import { cuesIn } from '../statements/cues.js';
import { type Statement } from '../statements/statement.js';
import { type Judged } from './evidence.js';
import { isLack } from './lack.js';
import { lowestPoints, MOST_POINTS } from './levels.js';

/** From here on a statement is one that somebody could check. */
const PARTICULAR = 1.4;
/** So sure that it tells of what happened, and not of what is hoped for, planned or missing. */
const HAPPENED = 0.4;
const MISSING = 0.35;
/** So likely to be of how far the venture has come. */
const OF_REACH = 0.25;

const STEPS = ['prototype', 'use', 'payment', 'growth'] as const;

/** Whether it tells of what was done, measured or seen. */
export function happened({ reading: { kind } }: Statement): boolean {
  return kind.done + kind.measured + kind.fact >= HAPPENED && kind.admission < MISSING;
}

/** How far one statement shows a venture to be: tried, used, paid for, growing. */
function stepOf(statement: Statement): Level {
  const { reading, worth } = statement;
  const { about, kind } = reading;
  const isTold = happened(statement);
  const isParticular = worth >= PARTICULAR;
  const isOfReach = about.traction + about.customer + about.business_model + about.delivery >= OF_REACH;
  if (!isOfReach || kind.vanity > HAPPENED || isLack(statement)) return 0;
  const cues = cuesIn(statement.words);
  if (isTold && isParticular && cues.has('payment')) return cues.has('growth') ? 4 : 3;
  if (isTold && isParticular && (cues.has('use') || about.traction >= HAPPENED)) return 2;
  return STEPS.some((step) => cues.has(step)) && (isTold || kind.admission >= MISSING) ? 1 : 0;
}

/** A step of what is worth most is about to be left. */
const POINTS_OF_WORTH = 8;

/** Idea, test, use, payment, growth: the highest step that a statement one could check stands behind. */
export function judgeTraction(statements: readonly Statement[]): Judged {
  const steps = statements
    .filter(({ places }) => places.every(({ answer }) => answer.sources.includes('founder_fit')))
    .map((statement) => ({ statement, step: stepOf(statement), worth: statement.worth }))
    .filter(({ step }) => step > 0)
    .sort((a, b) => b.step - a.step || b.worth - a.worth);
  const [first] = steps;
  return first === undefined
    ? { level: 0, evidence: [] }
    : {
        level: first.step,
        points: Math.min(MOST_POINTS, Math.floor(lowestPoints(first.step) + first.worth * POINTS_OF_WORTH)),
        // What is a step behind shows less than the quotes should.
        evidence: steps.filter(({ step }) => step === first.step),
      };
}
