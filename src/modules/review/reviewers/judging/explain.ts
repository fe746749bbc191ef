import { type CriterionId } from '../../../rubric/criteria.js';
import { type Level } from '../../../rubric/criterion.js';
import { distinct } from '../quotes.js';
import { type Evidence as Quote, type CriterionJudgement } from '../reviewer.js';
import { type Statement } from '../statements/statement.js';
import { type Ruling } from './judge.js';
import { quotable } from './quotes.js';
import { isNearest, reasonFor } from './reasons.js';

/** The most quotes by level: one for what is hardly said, three for what is said in many ways. */
const MOST_QUOTES = [0, 1, 2, 3, 3] as const;
/** Criteria that the report shows choose their quotes first, so that one sentence is not quoted for everything. */
const QUOTED_FIRST: readonly CriterionId[] = [
  'traction_evidence',
  'market_size',
  'founder_problem_fit',
  'advantage',
  'feasibility',
  'novelty',
  'defensibility',
  'programme_relevance',
];

function quotesOf(statements: readonly Statement[], level: Level): Quote[] {
  const quotes = statements.slice(0, MOST_QUOTES[level] * 2).map(({ answer, quote }) => ({ key: answer.key, quote }));
  return distinct(quotes).slice(0, MOST_QUOTES[level]);
}

/** Adds to each ruling its quotes, the most telling first, and its reasoning; what could not be judged abstains. */
export function explain(rulings: readonly Ruling[]): CriterionJudgement[] {
  const used = new Set<Statement>();
  const explained = new Map<Ruling, CriterionJudgement>();
  const first = QUOTED_FIRST.flatMap((id) => rulings.find(({ criterion }) => criterion.id === id) ?? []);
  for (const ruling of new Set([...first, ...rulings])) {
    const level = ruling.judged?.level ?? null;
    const quoted = level === null || level === 0 ? [] : quotable(ruling, used);
    for (const statement of quoted.slice(0, 1)) used.add(statement);
    explained.set(ruling, {
      criterion: ruling.criterion.id,
      level,
      ...(ruling.judged && { points: ruling.judged.points }),
      reasoning: reasonFor(ruling, quoted),
      evidence: quotesOf(quoted, level ?? 0),
      ...(isNearest(ruling, quoted) ? { isNearest: true } : {}),
      confidence: level === null ? 0 : 1,
    });
  }
  return rulings.flatMap((ruling) => explained.get(ruling) ?? []);
}
