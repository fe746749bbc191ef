import { type CriterionId } from '../../../rubric/criteria.js';
import { FINDINGS, type FindingWords } from '../../../rubric/findings.js';
import { answerName } from '../reviewer.js';
import { type Statement } from '../statements/statement.js';
import { usualPlacesOf } from '../usual-places.js';
import { type Ruling } from './judge.js';
import { bearsOut } from './happened.js';
import { comesNear, comparesItself, isAbout, isPlainly, merelyProtects } from './quotes.js';

const NO_BRIEF = 'The programme has no brief, or one that names too little to compare with.';

const UNREAD = 'What is said here is in a language that this review does not read: somebody who does should read it.';

/** In one line, without its full stop. */
function cite({ quote, answer }: Statement): string {
  const line = quote.replace(/\s+/gu, ' ').replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
  return `“${line}” (answer: ${answerName(answer)})`;
}

/** Criteria that all sorts of statements show, in whatever answer. */
const MANIFOLD: ReadonlySet<CriterionId> = new Set(['programme_relevance', 'feasibility']);

function isPlain({ criterion: { id }, judged }: Ruling, statement: Statement): boolean {
  const { role } = statement.answer;
  if (merelyProtects(id, statement)) return false;
  // What is merely new is set beside nothing.
  if (id === 'advantage' && role !== 'competition') return comparesItself(statement);
  if (MANIFOLD.has(id) || usualPlacesOf(id)[0] === role) return true;
  if (id === 'market_size') return role === null || isAbout(id, statement) === true;
  if (id === 'defensibility' && isAbout(id, statement)) return true;
  // Every step of traction has a word for it in the text.
  if (id === 'traction_evidence') return role !== 'ask';
  return judged?.evidence.some((one) => one.statement === statement && isPlainly(one)) ?? false;
}

/**
 * The level that the reason may claim, since a reader sees only the quote. What fits a brief need not have happened.
 */
function levelShown(ruling: Ruling, telling: Statement | undefined): number {
  const { criterion, judged } = ruling;
  const { id } = criterion;
  if (judged === null || telling === undefined) return 0;
  if (!comesNear(id, telling) && !isPlain(ruling, telling)) return Math.min(judged.level, 1);
  return id === 'programme_relevance' || bearsOut(id, telling) ? judged.level : Math.min(judged.level, 2);
}

/** The lowest level cites no quote, since a single sentence would have to stand for it. */
function found(level: number, finding: FindingWords, [telling, second]: readonly Statement[]): string {
  const said = finding.found[level - 1] ?? finding.nothing;
  if (telling === undefined || level < 2) return `${said}.`;
  return `${said}: ${cite(telling)}${level === 4 && second !== undefined ? ` and ${cite(second)}` : ''}.`;
}

function missing(
  level: number,
  { askForDetail, askForProof, askOfNone, second }: FindingWords,
  isNone = false,
): string {
  if (level >= 4) return '';
  if (level === 3) return ` ${second} would make it stronger.`;
  return ` Worth asking: ${level === 2 ? ((isNone ? askOfNone : undefined) ?? askForProof) : askForDetail}`;
}

/** Whether what is quoted comes near to what is looked for, and does not tell it. */
export function isNearest(ruling: Ruling, [telling]: readonly Statement[]): boolean {
  return telling !== undefined && levelShown(ruling, telling) > 1 && !isPlain(ruling, telling);
}

/** Two plain sentences: what was found, in the applicant's own words, and what is missing. */
export function reasonFor(ruling: Ruling, quoted: readonly Statement[]): string {
  const { criterion, judged, isAsked, isUnread, leftOut } = ruling;
  const exclusion = leftOut
    ? ` The brief says “${leftOut.sentence}”: does that leave out ${cite(leftOut.statement)}?`
    : '';
  if (judged === null) return NO_BRIEF + exclusion;
  const finding: FindingWords = FINDINGS[criterion.id];
  if (criterion.id === 'communication') return `${finding.found[judged.level - 1] ?? finding.nothing}.`;
  const [telling] = quoted;
  const level = levelShown(ruling, telling);
  if (telling && isNearest(ruling, quoted))
    return `What comes nearest to ${finding.subject} is ${cite(telling)}.${missing(1, finding)}${exclusion}`;
  if (level === 0 && isUnread) return UNREAD + exclusion;
  const nothing = isAsked ? (finding.unclear ?? finding.nothing) : finding.nothing;
  return (
    (level === 0 ? `${nothing}.` : found(level, finding, quoted)) + missing(level, finding, judged.isUnpaid) + exclusion
  );
}
