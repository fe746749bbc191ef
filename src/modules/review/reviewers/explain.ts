import { type Criterion, type Level } from '../../rubric/criterion.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type ReadSentence } from './reading.js';
import { reasonFor } from './reasons.js';
import { type CriterionJudgement, type Evidence } from './reviewer.js';
import { type Judged } from './rungs.js';
import { isAtHome, isToThePoint, quotesFor, strength } from './telling-quotes.js';

type JudgedCriterion = Criterion & { id: CriterionId };

const MOST_QUOTES = 3;
const NO_BRIEF = 'The programme has no brief that says what it looks for.';
/** What the report shows chooses its quotes first, so that one sentence does not stand for everything. */
const QUOTED_FIRST: readonly CriterionId[] = [
  'traction_evidence',
  'novelty',
  'feasibility',
  'market_size',
  'defensibility',
  'founder_problem_fit',
  'advantage',
  'programme_relevance',
];
function quotesOf(id: CriterionId, sentences: readonly ReadSentence[]): Evidence[] {
  const fitting = sentences.filter((sentence, at) => at === 0 || isToThePoint(sentence, id));
  const quotes = fitting.slice(0, MOST_QUOTES * 2).map(({ answer, quote }) => ({ key: answer.key, quote }));
  const distinct = quotes.filter(
    ({ key, quote }, at) => quotes.findIndex((other) => other.key === key && other.quote === quote) === at,
  );
  return distinct.slice(0, MOST_QUOTES);
}

/** Rules see what they look for, and miss what is put otherwise: least sure of having found nothing or little. */
function confidenceIn(level: Level): number {
  return level >= 3 ? 0.8 : level === 2 ? 0.7 : 0.6;
}

/** Gives each judged criterion its quotes, the telling one first, and its reasoning; null levels abstain. */
export function explain(
  judged: readonly (readonly [JudgedCriterion, Judged | null])[],
  sentences: readonly ReadSentence[],
): CriterionJudgement[] {
  const used = new Set<ReadSentence>();
  const explainOne = ([criterion, ruling]: readonly [JudgedCriterion, Judged | null]): CriterionJudgement => {
    const { id } = criterion;
    if (!ruling) return { criterion: id, level: null, reasoning: NO_BRIEF, evidence: [], confidence: 0 };
    const { level } = ruling;
    const quotable = level > 0 ? quotesFor(id, ruling, used) : [];
    const [telling] = quotable;
    const said = (): ReadSentence[] =>
      sentences
        .filter((sentence) => isQuotable(sentence) && isAtHome(sentence, id) && !used.has(sentence))
        .sort((a, b) => strength(b) - strength(a));
    const nearest = telling ? undefined : quotesFor(id, { sentences: said(), bearing: 0 }, used)[0];
    for (const quoted of [telling, nearest]) if (quoted) used.add(quoted);
    const reasoning = reasonFor({ criterion, level, sentences: quotable, telling, nearest });
    return { criterion: id, level, reasoning, evidence: quotesOf(id, quotable), confidence: confidenceIn(level) };
  };
  const turn = (id: CriterionId): number => (QUOTED_FIRST.includes(id) ? QUOTED_FIRST.indexOf(id) : QUOTED_FIRST.length);
  const explained = new Map(
    [...judged].sort(([a], [b]) => turn(a.id) - turn(b.id)).map((entry) => [entry[0].id, explainOne(entry)]),
  );
  return judged.flatMap(([{ id }]) => explained.get(id) ?? []);
}

function isQuotable({ texture, aboutReview, redacted, quote }: ReadSentence): boolean {
  return (texture === 'prose' || texture === 'fragment') && !aboutReview && !redacted && quote !== '';
}
