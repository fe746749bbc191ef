import { CRITERIA, type CriterionId } from '../../rubric/criteria.js';
import { judgeBreadth, type Steps } from './breadth.js';
import { EMBEDDED_REVIEWER } from './embedded-reviewer.js';
import { explain } from './explain.js';
import { industryOf } from './industry.js';
import { readAnswers } from './reading.js';
import { judgeRelevance } from './relevance.js';
import { type Judgement, Reviewer, type ReviewInput } from './reviewer.js';
import { contributions, type Judged, judgeContributions } from './rungs.js';
import { isRungCriterion } from './rung-rules.js';
import { summarise } from './summary.js';
import { judgeTraction } from './traction-ladder.js';

/** The figures that the levels of communication and of feasibility speak of. */
const TOLD: Steps = [2, 10, 22];
const SHOWN: Steps = [3, 7, 18];

/**
 * The embedded reviewer: rules over a lexicon, the same answer every time, nothing sent anywhere. It finds whether
 * specific, checkable statements are there and in their place, not whether they are true or wise.
 */
export class TextReviewer extends Reviewer {
  readonly id = EMBEDDED_REVIEWER.id;
  readonly version = EMBEDDED_REVIEWER.version;
  readonly promptVersion = EMBEDDED_REVIEWER.promptVersion;

  judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    return new Promise((resolve) => {
      signal.throwIfAborted();
      resolve(this.judgeNow(input));
    });
  }

  judgeNow({ answers, brief }: ReviewInput): Judgement {
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
      criteria: explain(
        CRITERIA.map((criterion) => [criterion, judge(criterion.id)] as const),
        sentences,
      ),
      industry: industryOf(answers),
      summary: summarise(sentences),
      model: 'embedded',
      usage: { input_tokens: 0, output_tokens: 0 },
    };
  }
}
