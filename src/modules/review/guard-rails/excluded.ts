import { patternOf } from '../../../common/text/pattern.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { INVISIBLE } from '../../../language/normalise.js';
import { type Span } from './guard-rail.js';

/** Ends a sentence, so that what stood on either side is not read as one. */
const BREAK = '\n';
/** Takes no room, so that a word which was split by hidden characters becomes whole again. */
const NOTHING = '\u2060';

const ONLY_INVISIBLE = patternOf(`^(?:${INVISIBLE.source})$`, 'u');

/** The answers without the spans that no reviewer should read; every other character keeps its offset. */
export function withoutSpans(answers: readonly ReviewAnswer[], excluded: readonly Span[]): ReviewAnswer[] {
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
