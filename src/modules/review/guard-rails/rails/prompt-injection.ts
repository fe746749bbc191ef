import { type AnswerText, originalSpan, type SentenceText } from '../answer-text.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { type Finding } from '../guard-rail.js';
import { endsData, forgesEnd, givesOrder, hasMarker, isOrder, isResult } from '../orders.js';
import { Stance } from '../stance.js';
import { type Match } from '../words/flag-patterns.js';
import { readList } from '../../../../language/resources.js';

const MESSAGE = 'The answer gives orders to its reviewer. They were kept from the review, and are evidence of nothing.';
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,4000}={0,2}/g;
const MOST_ENCODED = 20;
/** Talk about attacks on machines has examples; those on a review are none of its examples. */
const OF_REVIEWS = new Set(readList('flags/review-words.txt'));
/** Text in a code that is one, and no bytes. */
const READABLE = /^[\x20-\x7e\n]+$/;

/** A result or a heading of a prompt, and no words around it. */
function isPasted(plain: string): boolean {
  return /^\s*(?:\{|[#=]{2})/.test(plain) && hasMarker(plain);
}

/** A stretch of an answer that speaks to its reviewer, and what it says. */
interface Order {
  readonly start: number;
  readonly end: number;
  readonly says: string;
}

function encodedOrders({ text }: AnswerText): Order[] {
  const runs = Array.from(text.matchAll(BASE64)).slice(0, MOST_ENCODED);
  return runs.flatMap(({ index, 0: run }) => {
    const decoded = Buffer.from(run, 'base64').toString('latin1');
    const isRead = READABLE.test(decoded) && decoded.includes(' ');
    const isOne = isRead && decoded.split(/(?<=[.!?\n])\s/).some((part) => isOrder(part));
    return isOne ? [{ start: index, end: index + run.length, says: decoded }] : [];
  });
}

/** Where an answer gives orders: from the sentence on to the end of its line, or of the answer where it pretends that this is over. */
function ordersIn(text: AnswerText, stance: Stance): Order[] {
  const isTold = (sentence: SentenceText, match: Match): boolean =>
    stance.isQuoted(sentence, match) ||
    (stance.isAbout(sentence) && !sentence.tokens.some(({ word }) => OF_REVIEWS.has(word)));
  const isMarkedSomewhere = hasMarker(text.text);
  /** The same sentence over and over is read once. */
  const harmless = new Set<string>();
  return text.sentences.flatMap((sentence, at) => {
    const { plain, start, end } = sentence;
    // A result that is made up may take two lines.
    const isMarker =
      isMarkedSomewhere && (hasMarker(plain) || isResult(`${plain}\n${text.sentences[at + 1]?.plain ?? ''}`));
    const isTalk = (): boolean =>
      // What is pasted is not talked about by its own words ("flags": []).
      isPasted(plain)
        ? stance.isLedIn(sentence)
        : stance.isAbout(sentence) || stance.givesExamples(sentence) || stance.isOfMarkup(sentence);
    const isMarked = isMarker && (!isTalk() || (forgesEnd(plain) && !/["“”`]/u.test(plain)));
    if (!isMarked && !harmless.has(plain) && !isOrder(plain, sentence.tokens, text.isDisguised)) harmless.add(plain);
    const isOwnOrder = (): boolean =>
      !harmless.has(plain) && givesOrder(sentence, (match) => !isTold(sentence, match), text.isDisguised);
    if (!isMarked && !isOwnOrder()) return [];
    const lineEnd = text.text.indexOf('\n', end);
    return [{ start, end: endsData(plain) || lineEnd < 0 ? text.text.length : lineEnd, says: plain }];
  });
}

/** What reads like a word to the reviewer though no pattern knows it. */
function learnedOrdersIn(text: AnswerText, stance: Stance, least: number): Order[] {
  return suspectsIn(text, 'prompt_injection', least)
    .filter((sentence) => stance.isOwn(sentence))
    .map(({ start, end, plain }) => ({ start, end, says: plain }));
}

/** Orders to the reviewer that nobody who applies in earnest writes; talk about such orders is none. */
export function promptInjection(answers: readonly AnswerText[]): Finding[] {
  const least = sureOf('prompt_injection', answers);
  return answers.flatMap((text): Finding[] => {
    const stance = new Stance(text);
    const certain = [...ordersIn(text, stance), ...encodedOrders(text)];
    const found = certain.length > 0 ? certain : learnedOrdersIn(text, stance, least);
    const [first] = found;
    if (!first) return [];
    // What is only learned to look so takes no verdict away.
    const severity = certain.length > 0 ? 'critical' : 'warning';
    const excluded = found.map(({ start, end }) => originalSpan(text, start, end));
    return [{ severity, key: text.answer.key, text: first.says, message: MESSAGE, excluded }];
  });
}
