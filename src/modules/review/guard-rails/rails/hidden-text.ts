import { patternOf } from '../../../../common/text/pattern.js';
import { wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, originalSpan } from '../answer-text.js';
import { type Finding, type Span } from '../guard-rail.js';
import { oddsOfOrder } from '../conduct/suspects.js';
import { isOrder } from '../orders.js';
import { readList } from '../../../../language/resources.js';

const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const UNSEEN = '[\\u200b-\\u200d\\u2060-\\u2064\\ufeff\\u034f\\u180e\\u115f\\u1160\\u3164\\uffa0]';
/** A word that is taken apart; scripts that join their letters are not concerned. */
const SPLIT = patternOf(`(?<=${LETTER})${UNSEEN}{1,40}(?=${LETTER})`, 'gu');
/** One or two slip in by pasting. */
const MOST_SPLITS = 2;
/** Nobody parts a word after each of its letters. */
const SPELT_OUT = patternOf(`(?:${LETTER}\\u00ad){4}`, 'u');
/** Too many in a row for an emoji. */
const ROW =
  /[\u200b-\u200d\u2060-\u2064\ufeff\u034f\u180e\u3164\uffa0\u115f\u1160]{6,}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}/gu;
/** Letters that nobody sees, except those that make a flag of England, Scotland or Wales. */
const TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]{3,}/gu;
/** Letters from left to right that are turned around. */
const TURNED = /\u202e[^\u202e\u202c\n]{0,400}[A-Za-z]{3}/u;
/** The style of an element that is not shown, or shown so that nobody sees it. */
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
const LONGEST_READ = 2_000;
/** Forms and templates speak to applicants in comments. */
const TEMPLATE_WORDS = new Set(readList('flags/template-words.txt'));
/** Log odds that no hint of a form was found to have. */
const SURELY_ORDER = 3;
const FIRST_PERSON = new Set(['we', 'our', 'us', 'i', 'my']);

const UNSEEN_TEXT = 'The answer holds text that a reader cannot see. It was kept from the review.';
const STREWN = 'Invisible characters are strewn through the answer. They were ignored.';
const TURNED_AROUND = 'The answer holds characters that turn the direction of text around.';

/** A comment says something of the applicant's own, and nothing to applicants. */
function isClaim(words: readonly string[]): boolean {
  return words.some((word) => FIRST_PERSON.has(word)) && !words.some((word) => TEMPLATE_WORDS.has(word));
}

interface Hidden extends Span {
  readonly says: string;
}

/** What stands in elements that are not shown. */
function unshownElements(text: string): { start: number; end: number }[] {
  if (!text.includes('<')) return [];
  return Array.from(text.matchAll(UNSHOWN), ({ index, 0: all, 1: says = '' }) => ({
    start: index + all.length - says.length,
    end: index + all.length,
  }));
}

/** What stands in a comment or in an element that is not shown, and is more than a hint of the form. */
function unshown(text: AnswerText): Hidden[] {
  const elements = unshownElements(text.text);
  return [...text.comments, ...elements].flatMap((span, at) => {
    const says = text.text.slice(span.start, span.end).slice(0, LONGEST_READ);
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

/** Letters from a plane of Unicode that nobody sees, with those that they stand for. */
function tagsIn({ key, value }: AnswerText['answer']): Hidden[] {
  return Array.from(value.matchAll(TAGS), ({ index, 0: tags }) => ({
    key,
    start: index,
    end: index + tags.length,
    says: Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - FIRST_TAG)).join(''),
  }));
}

/** Text that is there for a machine, but not for a person. Critical only where it gives the machine orders. */
export function hiddenText(answers: readonly AnswerText[]): Finding[] {
  return answers.flatMap((text): Finding[] => {
    const { key, value } = text.answer;
    const hasUnseen = value.length !== text.text.length;
    if (!hasUnseen && !/[<[]/.test(value)) return [];
    const hidden = [...unshown(text), ...(hasUnseen ? tagsIn(text.answer) : [])];
    const order = hidden.find(({ says }) => isOrder(says));
    const worst = order ?? hidden[0];
    const isStrewn =
      hasUnseen && ((value.match(SPLIT)?.length ?? 0) > MOST_SPLITS || value.search(ROW) >= 0 || SPELT_OUT.test(value));
    const isTurned = hasUnseen && TURNED.test(value);
    const excluded = hidden.map(({ start, end }) => ({ key, start, end }));
    return [
      ...(worst
        ? [{ severity: order ? 'critical' : 'warning', key, text: worst.says, message: UNSEEN_TEXT, excluded } as const]
        : []),
      ...(isStrewn ? [{ severity: 'warning', key, text: null, message: STREWN } as const] : []),
      ...(isTurned ? [{ severity: 'warning', key, text: null, message: TURNED_AROUND } as const] : []),
    ];
  });
}
