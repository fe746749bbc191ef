import { EMBEDDED_MODEL, EMBEDDED_REVIEWER } from './embedded-reviewer.js';
import { industryOf } from './industry.js';
import { explain } from './judging/explain.js';
import { judgeAll } from './judging/judge.js';
import { summarise } from './judging/summary.js';
import { type Judgement, Reviewer, type ReviewInput } from './reviewer.js';
import { believed, beliefIn, doubtsOf } from './statements/belief.js';
import { readInPlace } from './statements/in-place.js';
import { readWithTheRest } from './statements/own-things.js';
import { readStatements } from './statements/statement.js';
import { STATEMENTS } from './statements/statements.js';

/** Learned tables over each statement's words. It finds what is told and proven, not whether that is true or wise. */
export class TextReviewer extends Reviewer {
  readonly id = EMBEDDED_REVIEWER.id;
  readonly version = EMBEDDED_REVIEWER.version;
  readonly promptVersion = EMBEDDED_REVIEWER.promptVersion;

  constructor(private readonly model = STATEMENTS) {
    super();
  }

  judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    return new Promise((resolve) => {
      signal.throwIfAborted();
      resolve(this.judgeNow(input));
    });
  }

  judgeNow({ answers, brief }: ReviewInput): Judgement {
    const read = readInPlace(readWithTheRest(readStatements(this.model, answers)));
    const belief = beliefIn(read);
    const statements = believed(read, belief);
    return {
      criteria: explain(judgeAll(statements, brief)),
      industry: industryOf(answers),
      summary: summarise(statements),
      doubts: doubtsOf(statements, belief),
      ...EMBEDDED_MODEL,
    };
  }
}
