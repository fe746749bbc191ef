import { type AnswerText, originalSpan, type SentenceText } from '../answer-text.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { type Finding } from '../guard-rail.js';
import { endsData, forgesEnd, givesOrder, hasMarker, isOrder, isResult } from '../orders.js';
import { Stance } from '../stance.js';
import { type Match } from '../words/flag-patterns.js';
import { readList } from '../../../../language/resources.js';

const MESSAGE = 'The answer gives orders to its reviewer. They were kept from the review, and are evidence of nothing.';
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,4000}={0,2}/g;
/** Who talks about attacks on machines may quote examples, but not of attacks on a review. */
const OF_REVIEWS = new Set(readList('flags/review-words.txt'));
/** How a made-up result begins, or the heading of a prompt. */
const PASTED = /^\s*(?:\{|[#=]{2})/;

interface Order {
  readonly start: number;
  readonly end: number;
  readonly says: string;
}

function encodedOrders({ text }: AnswerText): Order[] {
  return Array.from(text.matchAll(BASE64)).flatMap(({ index, 0: run }) => {
    const says = Buffer.from(run, 'base64').toString('latin1');
    return isOrder(says) ? [{ start: index, end: index + run.length, says }] : [];
  });
}

/** From the sentence to the end of its line, or of the answer where it pretends that the answer is over. */
function ordersIn(text: AnswerText, stance: Stance): Order[] {
  const isTold = (sentence: SentenceText, match: Match): boolean =>
    stance.isQuoted(sentence, match) ||
    (stance.isAbout(sentence) && !sentence.tokens.some(({ word }) => OF_REVIEWS.has(word)));
  return text.sentences.flatMap((sentence, at) => {
    const { plain, start, end } = sentence;
    // A made-up result may span two lines.
    const isMarker = hasMarker(plain) || isResult(`${plain}\n${text.sentences[at + 1]?.plain ?? ''}`);
    // In a pasted result its own words ("flags": []) are not talk about flags.
    const isTalk = (): boolean => (PASTED.test(plain) ? stance.isLedIn(sentence) : stance.isTalk(sentence));
    const isMarked = isMarker && (!isTalk() || (forgesEnd(plain) && !/["“”`]/u.test(plain)));
    if (!isMarked && !givesOrder(sentence, (match) => !isTold(sentence, match))) return [];
    const lineEnd = text.text.indexOf('\n', end);
    return [{ start, end: endsData(plain) || lineEnd < 0 ? text.text.length : lineEnd, says: plain }];
  });
}

/** What the table alone takes for orders; the quotation marks of a pasted result quote nobody. */
function learnedOrdersIn(text: AnswerText, stance: Stance, least: number): Order[] {
  return suspectsIn(text, 'prompt_injection', least)
    .filter((sentence) => (/^\s*\{/.test(sentence.plain) ? !stance.isLedIn(sentence) : stance.isOwn(sentence)))
    .map(({ start, end, plain }) => ({ start, end, says: plain }));
}

/** Orders to the reviewer. Talk about such orders is not meant. */
export function promptInjection(answers: readonly AnswerText[]): Finding[] {
  const least = sureOf('prompt_injection', answers);
  return answers.flatMap((text): Finding[] => {
    const stance = new Stance(text);
    const certain = [...ordersIn(text, stance), ...encodedOrders(text)];
    const found = certain.length > 0 ? certain : learnedOrdersIn(text, stance, least);
    const [first] = found;
    if (!first) return [];
    // What only the learned table takes for an order does not cost the verdict.
    const severity = certain.length > 0 ? 'critical' : 'warning';
    const excluded = found.map(({ start, end }) => originalSpan(text, start, end));
    return [{ severity, key: text.answer.key, text: first.says, message: MESSAGE, excluded }];
  });
}
