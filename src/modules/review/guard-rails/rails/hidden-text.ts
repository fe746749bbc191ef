import { patternOf } from '../../../../common/text/pattern.js';
import { wordsOf } from '../../../../language/tokens.js';
import { type AnswerText, originalSpan } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, type FlagSeverity, type Span } from '../guard-rail.js';
import { isOrder } from '../orders.js';
import { readList } from '../../../../language/resources.js';

const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const UNSEEN = '[\\u200b-\\u200d\\u2060-\\u2064\\ufeff\\u034f\\u180e\\u115f\\u1160\\u3164\\uffa0]';
/** A word that is taken apart; scripts that join their letters are not concerned. */
const SPLIT = patternOf(`(?<=${LETTER})${UNSEEN}{1,40}(?=${LETTER})`, 'gu');
/** One or two slip in by pasting. */
const MOST_SPLITS = 2;
/** Too many in a row for an emoji. */
const ROW =
  /[\u200b-\u200d\u2060-\u2064\ufeff\u034f\u180e\u3164\uffa0\u115f\u1160]{6,}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}/gu;
/** Letters that nobody sees, except those that make a flag of England, Scotland or Wales. */
const TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]{3,}/gu;
/** Letters from left to right that are turned around. */
const TURNED = /\u202e[^\u202e\u202c\n]{0,400}[A-Za-z]{3}/u;
/** The style of an element that is not shown, or shown so that nobody sees it. */
const UNSHOWN =
  /(?<!`)<[a-z][a-z0-9]{0,9}\s[^<>]{0,300}(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d])|opacity\s?:\s?0(?![.\d])|max-height\s?:\s?0|left\s?:\s?-\d{3}|rgba?\(\s?(?:255,\s?255,\s?255|0,\s?0,\s?0,\s?0\s?\))|aria-hidden\s?=\s?"true|color\s?[:=]\s?["']?(?:white|#fff(?:fff)?|transparent)\b|\shidden(?=[\s>=]))[^<>]{0,300}>([^<]{0,2000})/giu;
const FEWEST_WORDS = 2;
/** Forms and templates speak to applicants in comments. */
const TEMPLATE_WORDS = new Set(readList('flags/template-words.txt'));
const FIRST_PERSON = new Set(['we', 'our', 'us', 'i', 'my']);

/** A comment says something of the applicant's own, and nothing to applicants. */
function isClaim(words: readonly string[]): boolean {
  return words.some((word) => FIRST_PERSON.has(word)) && !words.some((word) => TEMPLATE_WORDS.has(word));
}

interface Hidden extends Span {
  readonly says: string;
}

/** What stands in a comment or in an element that is not shown, and is more than a hint of the form. */
function unshown(text: AnswerText): Hidden[] {
  const elements = text.text.includes('<')
    ? Array.from(text.text.matchAll(UNSHOWN), ({ index, 0: all, 1: says = '' }) => ({
        start: index + all.length - says.length,
        end: index + all.length,
      }))
    : [];
  const comments = new Set<Span | { start: number; end: number }>(text.comments);
  return [...comments, ...elements].flatMap((span) => {
    const says = text.text.slice(span.start, span.end).slice(0, 2_000);
    const words = wordsOf(says).filter((word) => /^\p{L}/u.test(word));
    const isCode = text.sentences.some(
      ({ kind, start, end }) => kind === 'code' && start <= span.start && span.start <= end,
    );
    const isHarmless = comments.has(span) && !isClaim(words) && !isOrder(says);
    if (words.length < FEWEST_WORDS || isCode || isHarmless) return [];
    return [{ ...originalSpan(text, span.start, span.end), says }];
  });
}

function spansOf({ key, value }: AnswerText['answer'], pattern: RegExp): Span[] {
  return Array.from(value.matchAll(pattern), ({ index, 0: all }) => ({ key, start: index, end: index + all.length }));
}

function inspect(text: AnswerText): Findings {
  const { key, value } = text.answer;
  const flags: Findings['flags'] = [];
  const flag = (severity: FlagSeverity, message: string, excerpt: string | null): void => {
    flags.push({ type: 'hidden_text', severity, key, excerpt, message });
  };
  const hasUnseen = value.length !== text.text.length;
  const tags = hasUnseen
    ? spansOf(text.answer, TAGS).map((span): Hidden => ({
        ...span,
        says: Array.from(value.slice(span.start, span.end), (tag) =>
          String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000),
        ).join(''),
      }))
    : [];
  const hidden = [...unshown(text), ...tags];
  const worst = hidden.find(({ says }) => isOrder(says)) ?? hidden[0];
  if (worst)
    flag(
      isOrder(worst.says) ? 'critical' : 'warning',
      'The answer holds text that a reader cannot see. It was kept from the review.',
      excerptOf(worst.says),
    );
  const splits = hasUnseen ? spansOf(text.answer, SPLIT) : [];
  const rows = hasUnseen ? spansOf(text.answer, ROW) : [];
  if (splits.length > MOST_SPLITS || rows.length > 0)
    flag('warning', 'Invisible characters are strewn through the answer. They were ignored.', null);
  if (hasUnseen && TURNED.test(value))
    flag('warning', 'The answer holds characters that turn the direction of text around.', null);
  return { flags, excluded: hidden.map(({ start, end }) => ({ key, start, end })) };
}

/** Text that is there for a machine, but not for a person. Critical only where it gives the machine orders. */
export function hiddenText(answers: readonly AnswerText[]): Findings {
  const findings = answers
    .filter(({ answer: { value }, text }) => value.length !== text.length || /[<[]/.test(value))
    .map(inspect);
  return { flags: findings.flatMap(({ flags }) => flags), excluded: findings.flatMap(({ excluded }) => excluded) };
}
