import { PhraseMatcher, type PhraseHit } from '../../../../language/phrase-matcher.js';
import { type Token } from '../../../../language/tokens.js';
import { ADDRESSEES, ORDER_OPENERS } from '../words/order-openers.js';
import { ORDER_WORDS, type OrderWord } from '../words/order-words.js';
import { findTopMarks, type TopMark } from './top-marks.js';

const MATCHER = new PhraseMatcher<OrderWord>(
  (Object.keys(ORDER_WORDS) as OrderWord[]).flatMap((tag) =>
    ORDER_WORDS[tag].map((phrase): [string, OrderWord] => [phrase, tag]),
  ),
);

const ANYTHING_BUT = /[^\s'’]/u;
/** "You choose" tells what somebody does, "I ask you choose" what they should. */
const ASKED =
  /^(?:want|need|ask|asking|beg|urge|have|make|let|order|instruct|tell|command|request|if|that|and|must|should)$/;
const MUST = /^(?:must|should|shall|will|ought|have|need|are)$/;
const ORDER_TAGS: readonly OrderWord[] = [
  'award',
  'rate',
  'override',
  'override_weak',
  'steer',
  'steer_strong',
  'verdict',
];

/** One stretch of text with its words found. */
export class OrderReading {
  readonly words: readonly string[];
  private readonly hits = new Map<OrderWord, PhraseHit<OrderWord>[]>();
  readonly topMarks: readonly TopMark[];

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
  ) {
    this.words = tokens.map(({ word }) => word);
    for (const hit of MATCHER.match(this.words)) {
      const list = this.hits.get(hit.tag);
      if (list) list.push(hit);
      else this.hits.set(hit.tag, [hit]);
    }
    this.topMarks = findTopMarks(text, tokens, (tag) => this.all(tag));
  }

  all(tag: OrderWord): readonly PhraseHit<OrderWord>[] {
    return this.hits.get(tag) ?? [];
  }

  has(tag: OrderWord): boolean {
    return this.hits.has(tag);
  }

  /** Whether a clause begins at the word. */
  opensClause(at: number): boolean {
    const previous = this.tokens[at - 1];
    const token = this.tokens[at];
    return !previous || !token || ANYTHING_BUT.test(this.text.slice(previous.end, token.start));
  }

  /** Whether the verb is an order: nothing stands before it in its clause but what leads orders in. */
  isOrder(at: number, orders: readonly number[] = []): boolean {
    let first = at;
    if (/^(?:please|kindly)$/.test(this.words[at - 1] ?? '')) return true;
    if (this.words[at - 1] === 'you' && !ASKED.test(this.words[at - 2] ?? '')) return false;
    while (!this.opensClause(first) && ORDER_OPENERS.has(this.words[first - 1] ?? '')) first -= 1;
    if (this.opensClause(first)) return true;
    const before = this.words[first - 1] ?? '';
    if (ADDRESSEES.has(before) || this.isTold(first, at)) return true;
    if (before === 'and' || before === 'then' || before === 'or') return this.goesOn(first - 1, orders);
    if (before !== 'to') return false;
    const from = Math.max(0, first - 8);
    return (
      this.words.slice(from, first - 1).some((word) => ADDRESSEES.has(word)) || this.near('reviewer', from, first - 2)
    );
  }

  /** "You must", wherever it stands. */
  private isTold(from: number, to: number): boolean {
    return this.words
      .slice(from, to)
      .some((word, offset) => word === 'you' && MUST.test(this.words[from + offset + 1] ?? ''));
  }

  /** Whether the clause before "and" is an order itself. */
  private goesOn(and: number, orders: readonly number[]): boolean {
    if (orders.some((order) => order < and)) return true;
    let first = and;
    while (!this.opensClause(first)) first -= 1;
    while (first < and && ORDER_OPENERS.has(this.words[first] ?? '')) first += 1;
    return ORDER_TAGS.some((tag) => this.all(tag).some(({ from }) => from === first && first < and));
  }

  near(tag: OrderWord, from: number, to: number): boolean {
    return this.all(tag).some((hit) => hit.from >= from && hit.from <= to);
  }
}
