import { type Criterion, type Level } from '../../rubric/criterion.js';
import { CRITERIA, type CriterionId } from '../../rubric/criteria.js';
import { judgeBreadth, type Steps } from './breadth.js';
import { industryOf } from './industry.js';
import { type ReadSentence, readAnswers } from './reading.js';
import { judgeRelevance } from './relevance.js';
import { type CriterionJudgement, type Evidence, type Judgement, Reviewer, type ReviewInput } from './reviewer.js';
import { contributions, type Judged, judgeContributions } from './rungs.js';
import { isRungCriterion } from './rung-rules.js';
import { summarise } from './summary.js';
import { judgeTraction } from './traction-ladder.js';

const MOST_QUOTES = 3;
/** The figures that the levels of communication and of feasibility speak of. */
const TOLD: Steps = [2, 10, 22];
const SHOWN: Steps = [3, 7, 18];
const NO_BRIEF = 'The programme has no brief that says what it looks for.';

function quotesOf(sentences: readonly ReadSentence[]): Evidence[] {
  const quotes = sentences.slice(0, MOST_QUOTES * 2).map(({ answer, quote }) => ({ key: answer.key, quote }));
  const distinct = quotes.filter(
    ({ key, quote }, at) =>
      quote !== '' && quotes.findIndex((other) => other.key === key && other.quote === quote) === at,
  );
  return distinct.slice(0, MOST_QUOTES);
}

/** Rules see what they look for, and miss what is put otherwise: least sure of having found nothing or little. */
function confidenceIn(level: Level): number {
  return level >= 3 ? 0.8 : level === 2 ? 0.7 : 0.6;
}

function toJudgement(criterion: Criterion & { id: CriterionId }, judged: Judged | null): CriterionJudgement {
  if (!judged) return { criterion: criterion.id, level: null, reasoning: NO_BRIEF, evidence: [], confidence: 0 };
  return {
    criterion: criterion.id,
    level: judged.level,
    reasoning: criterion.levels[judged.level],
    evidence: judged.level > 0 ? quotesOf(judged.sentences) : [],
    confidence: confidenceIn(judged.level),
  };
}

/**
 * The embedded reviewer: rules over a lexicon, the same answer every time, nothing sent anywhere. It finds whether
 * specific, checkable statements are there and in their place, not whether they are true or wise.
 */
export class TextReviewer extends Reviewer {
  readonly id = 'text';
  readonly version = '2.0.0';
  readonly promptVersion = null;

  judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    return new Promise((resolve) => {
      signal.throwIfAborted();
      resolve(this.judgeNow(input));
    });
  }

  private judgeNow({ answers, brief }: ReviewInput): Judgement {
    const sentences = readAnswers(answers);
    const found = contributions(sentences);
    const judge = (id: CriterionId): Judged | null => {
      if (id === 'communication') return judgeBreadth(sentences, 'clarity', TOLD);
      if (id === 'feasibility') return judgeBreadth(sentences, 'idea_strength', SHOWN);
      if (id === 'programme_relevance') return judgeRelevance(sentences, brief);
      if (id === 'traction_evidence') return judgeTraction(sentences);
      return judgeContributions(isRungCriterion(id) ? (found.get(id) ?? []) : []);
    };
    return {
      criteria: CRITERIA.map((criterion) => toJudgement(criterion, judge(criterion.id))),
      industry: industryOf(sentences),
      summary: summarise(found),
      model: 'embedded',
      usage: { input_tokens: 0, output_tokens: 0 },
    };
  }
}
