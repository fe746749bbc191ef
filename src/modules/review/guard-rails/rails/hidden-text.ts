import { patternOf } from '../../../../common/text/pattern.js';
import { wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, originalSpan } from '../answer-text.js';
import { type Finding, type AnswerSpan } from '../guard-rail.js';
import { oddsOfOrder } from '../conduct/suspects.js';
import { isOrder } from '../orders.js';
import { readList } from '../../../../language/resources.js';

const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const UNSEEN = '[\\u200b-\\u200d\\u2060-\\u2064\\ufeff\\u034f\\u180e\\u115f\\u1160\\u3164\\uffa0]';
/** A word split by invisible characters; scripts whose letters join need such characters, so they are left out. */
const SPLIT = patternOf(`(?<=${LETTER})${UNSEEN}{1,40}(?=${LETTER})`, 'gu');
/** Pasting may bring this many in by accident. */
const MOST_SPLITS = 2;
/** Soft hyphens after every letter, which no honest text has. */
const SPELT_OUT = patternOf(`(?:${LETTER}\\u00ad){4}`, 'u');
/** More invisible characters in a row than any emoji has. */
const ROW = patternOf(`${UNSEEN}{6,}|[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]{4,}`, 'u');
/** Invisible tag characters, except those in the flags of England, Scotland and Wales. */
const TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]{3,}/gu;
const TURNED = /\u202e[^\u202e\u202c\n]{0,400}[A-Za-z]{3}/u;
const NOT_SHOWN = String.raw`display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0(?![.\d])|aria-hidden\s?=\s?"true|\shidden(?=[\s>=])`;
const NO_ROOM = String.raw`font-size\s?:\s?0(?![.\d])|max-height\s?:\s?0|left\s?:\s?-\d{3}`;
const NO_COLOUR = String.raw`rgba?\(\s?(?:255,\s?255,\s?255|0,\s?0,\s?0,\s?0\s?\))|color\s?[:=]\s?["']?(?:white|#fff(?:fff)?|transparent)\b`;
const UNSHOWN = patternOf(
  '(?<!`)' +
    String.raw`<[a-z][a-z0-9]{0,9}(?=\s)[^<>]{0,300}(?:${NOT_SHOWN}|${NO_ROOM}|${NO_COLOUR})[^<>]{0,300}>([^<]{0,2000})`,
  'giu',
);
const FIRST_TAG = 0xe0000;
const FEWEST_WORDS = 2;
const TEMPLATE_WORDS = new Set(readList('flags/template-words.txt'));
/** Log odds of giving orders that no comment of a form was found to reach. */
const SURELY_ORDER = 3;
const FIRST_PERSON = new Set(['we', 'our', 'us', 'i', 'my']);
const UNSEEN_TEXT = 'The answer holds text that a reader cannot see. It was kept from the review.';
const STREWN = 'Invisible characters are strewn through the answer. They were ignored.';
const TURNED_AROUND = 'The answer holds characters that turn the direction of text around.';

/** Whether a comment makes a statement of the applicant's own, and does not speak to applicants. */
function isClaim(words: readonly string[]): boolean {
  return words.some((word) => FIRST_PERSON.has(word)) && !words.some((word) => TEMPLATE_WORDS.has(word));
}

interface Hidden extends AnswerSpan {
  readonly says: string;
}

/** Text in comments and elements that are not shown, except for hints of the form. */
function unshown(text: AnswerText): Hidden[] {
  const elements = Array.from(text.text.matchAll(UNSHOWN), (match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1] ?? '').length, end };
  });
  return [...text.comments, ...elements].flatMap((span, at) => {
    const says = text.text.slice(span.start, span.end);
    const words = wordsOf(says).filter((word) => /^\p{L}/u.test(word));
    const isCode = text.sentences.some(
      ({ kind, start, end }) => kind === 'code' && start <= span.start && span.start <= end,
    );
    const isHarmless =
      at < text.comments.length && !isClaim(words) && !isOrder(says) && oddsOfOrder(text, span) < SURELY_ORDER;
    if (words.length < FEWEST_WORDS || isCode || isHarmless) return [];
    return [{ ...originalSpan(text, span.start, span.end), says }];
  });
}

function tagsIn({ key, value }: AnswerText['answer']): Hidden[] {
  return Array.from(value.matchAll(TAGS), ({ index, 0: tags }) => ({
    key,
    start: index,
    end: index + tags.length,
    says: Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - FIRST_TAG)).join(''),
  }));
}

/** Text for machines that a person does not see. It is critical only if it gives orders. */
export function hiddenText(answers: readonly AnswerText[]): Finding[] {
  return answers.flatMap((text): Finding[] => {
    const { key, value } = text.answer;
    if (value === text.text && !/[<[]/.test(value)) return [];
    const hidden = [...unshown(text), ...tagsIn(text.answer)];
    const order = hidden.find(({ says }) => isOrder(says));
    const worst = order ?? hidden[0];
    const severity = order ? 'critical' : 'warning';
    const excluded = hidden.map(({ start, end }) => ({ key, start, end }));
    const found: Finding[] = worst ? [{ severity, key, text: worst.says, message: UNSEEN_TEXT, excluded }] : [];
    if (isStrewn(value)) found.push({ severity: 'warning', key, text: null, message: STREWN });
    if (TURNED.test(value)) found.push({ severity: 'warning', key, text: null, message: TURNED_AROUND });
    return found;
  });
}

function isStrewn(value: string): boolean {
  return (value.match(SPLIT)?.length ?? 0) > MOST_SPLITS || ROW.test(value) || SPELT_OUT.test(value);
}
