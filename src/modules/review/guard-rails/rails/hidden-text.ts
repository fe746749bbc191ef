import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type GuardRailFlag, type Span } from '../guard-rail.js';

/** Characters that copy ASCII invisibly. Flags of regions use them too, after a black flag. */
const TAGS = /(\u{1f3f4})?[\u{e0020}-\u{e007f}]+/gu;
/** Turns the direction of what follows; honest text in right-to-left scripts does without the overrides. */
const OVERRIDES = /[\u202d\u202e]/gu;
/** Joiners and fillers between Latin letters, where no script needs them; or many in a row anywhere. */
const SPLITTERS = /(?<=[A-Za-z])[\u200b-\u200d\u2060\ufeff\u00ad\u034f]+(?=[A-Za-z])|[\u200b-\u200d\u2060-\u2064\ufeff\u034f\u3164]{4,}/gu;
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{3,}/gu;
const COMMENT = /<!--[\s\S]{0,4000}?-->/gu;
const STYLED =
  /<(?:span|div|p|font)[^<>]{0,200}?(?:display:\s?none|visibility:\s?hidden|font-size:\s?0|opacity:\s?0|color:\s?(?:white|#fff))[^<>]{0,200}>[^<]{0,4000}/giu;

/** A soft hyphen or two come from pasting; more do not. */
const FEW = 3;

interface Hidden {
  span: Span;
  shown: string | null;
}

function find(answer: AnswerText['answer'], pattern: RegExp, read: (match: RegExpExecArray) => string | null): Hidden[] {
  return [...answer.value.matchAll(pattern)].flatMap((match) => {
    const shown = read(match);
    return [{ span: { key: answer.key, start: match.index, end: match.index + match[0].length }, shown }];
  });
}

function decodeTags(match: RegExpExecArray): string | null {
  if (match[1]) return null;
  return Array.from(match[0], (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join('').replace(/[^\x20-\x7e]/g, '');
}

function inspect({ answer }: AnswerText): Findings {
  const { value } = answer;
  const flag = (message: string, excerpt: string | null): GuardRailFlag => ({
    type: 'hidden_text', severity: 'warning', key: answer.key, excerpt, message,
  });
  const flags: GuardRailFlag[] = [];
  const tagged = find(answer, TAGS, decodeTags).filter(({ shown }) => shown !== null);
  const markup = value.includes('<') ? [...find(answer, COMMENT, ([all]) => all), ...find(answer, STYLED, ([all]) => all)] : [];
  const first = [...tagged, ...markup][0];
  if (first) flags.push(flag('The answer holds text that a reader cannot see. It was left out of the review.', excerptOf(first.shown ?? '')));
  const invisible = [SPLITTERS, SELECTORS].reduce((count, pattern) => count + [...value.matchAll(pattern)].length, 0);
  if (invisible > FEW) flags.push(flag('Invisible characters are strewn through the answer. They were ignored.', null));
  if ([...value.matchAll(OVERRIDES)].length > 0) flags.push(flag('The answer holds characters that turn the direction of text around.', null));
  return { flags, excluded: [...tagged, ...markup].map(({ span }) => span) };
}

/** Text that is there for a machine, but not for a person. */
export function hiddenText(answers: readonly AnswerText[]): Findings {
  const findings = answers.map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
