import { patternOf } from '../../../common/text/pattern.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { INVISIBLE } from '../../../language/normalise.js';
import { type AnswerSpan } from './guard-rail.js';

/** Ends the sentence, so that the text on either side is not read as one. */
const BREAK = '\n';
/** Has no width, so that a word that was split by hidden characters becomes whole again. */
const NOTHING = '\u2060';
const ONLY_INVISIBLE = patternOf(`^(?:${INVISIBLE.source})$`, 'u');

/** Blanks out the spans that no reviewer should read; all other characters keep their offsets. */
export function withoutSpans(answers: readonly ReviewAnswer[], excluded: readonly AnswerSpan[]): ReviewAnswer[] {
  return answers.map((answer) => {
    const spans = excluded.filter(({ key }) => key === answer.key);
    if (spans.length === 0) return answer;
    const characters = answer.value.split('');
    for (const { start, end } of spans) {
      characters.fill(ONLY_INVISIBLE.test(answer.value.slice(start, end)) ? NOTHING : BREAK, start, end);
    }
    return { ...answer, value: characters.join('') };
  });
}
