import { readList } from '../../../language/resources.js';
import { type Span } from '../../../language/structure.js';
import { type Token } from '../../../language/tokens.js';
import { type AnswerText, type SentenceText } from './answer-text.js';
import { quotationsIn } from './quotations.js';
import { type Match } from './words/flag-patterns.js';

const ATTACK_WORDS = new Set(readList('flags/attack-words.txt'));
const REPORTING_WORDS = new Set(readList('flags/reporting-words.txt'));
const EXAMPLE_WORDS = ['like', 'example', 'examples', 'e', 'instance', 'phrase', 'phrases', 'prompts', 'such'];
/** A sentence with one of them may be about tags and tokens, or give an example. */
const SHOWING_WORDS = new Set([...readList('flags/markup-words.txt'), ...EXAMPLE_WORDS]);
/** With fewer words of the writer's own around it, a quotation is not merely reported. */
const FEWEST_OWN = 2;
const LOOK_BACK = 8;
const LONGEST_LIST = 20;

function speaksOf(words: ReadonlySet<string>, { tokens }: SentenceText): boolean {
  return tokens.some(({ word }) => words.has(word));
}

/** Tells whose words a match is: the writer's, or those of somebody the writer reports. */
export class Stance {
  private quotations: readonly Span[] | undefined;

  constructor(private readonly text: AnswerText) {}

  private quotationOf(sentence: SentenceText, first: Token, last: Token): Span | undefined {
    this.quotations ??= quotationsIn(this.text.text);
    const start = sentence.start + first.start;
    const end = sentence.start + last.end;
    return this.quotations.find((one) => one.start < start && end < one.end);
  }

  /** Whether the match is in quotation marks, in an answer that is mostly in the writer's own words. */
  isSaidByOthers(sentence: SentenceText, { from, to }: Match): boolean {
    const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
    const quotation = first && last && this.quotationOf(sentence, first, last);
    return quotation !== undefined && (quotation.end - quotation.start) * 2 < this.text.text.length;
  }

  /** Whether the match is in quotation marks, in a sentence that has words of its own, or leads into a quotation. */
  isQuoted(sentence: SentenceText, { from, to }: Match): boolean {
    const first = sentence.tokens[from];
    const last = sentence.tokens[to - 1];
    if (!first || !last) return false;
    if (/["“”]/.test(sentence.plain.slice(first.end, last.start))) return true;
    const quotation = this.quotationOf(sentence, first, last);
    if (!quotation) return false;
    const own = sentence.tokens.filter(
      (token) => sentence.start + token.start < quotation.start || sentence.start + token.end > quotation.end,
    );
    return own.length >= FEWEST_OWN;
  }

  isReported({ tokens }: SentenceText, { from }: Match): boolean {
    return tokens.slice(Math.max(0, from - LOOK_BACK), from).some(({ word }) => REPORTING_WORDS.has(word));
  }

  /** Whether what looks like an order or a marker may be what the sentence is about. */
  isTalk(sentence: SentenceText): boolean {
    return this.isAbout(sentence) || speaksOf(SHOWING_WORDS, sentence);
  }

  /** Whether the sentence before is about markup or attacks, or says that an example follows. */
  isLedIn({ start }: SentenceText): boolean {
    const { sentences } = this.text;
    const lead = sentences[sentences.findIndex((one) => one.start === start) - 1];
    return lead !== undefined && (speaksOf(SHOWING_WORDS, lead) || speaksOf(ATTACK_WORDS, lead));
  }

  /** Whether this sentence, one of several that are read as one, or a neighbour is about abuse or attacks. */
  isAbout({ start, end }: SentenceText): boolean {
    const { sentences } = this.text;
    const at = sentences.findIndex((one) => one.start === start);
    let last = at;
    while ((sentences[last + 1]?.end ?? Infinity) <= end) last += 1;
    // The line before the first item says what a list is about.
    let lead = at - 1;
    while (lead > at - LONGEST_LIST && sentences[lead]?.kind === 'item') lead -= 1;
    return [sentences[lead], ...sentences.slice(Math.max(at - 1, 0), last + 2)].some(
      (near) => near !== undefined && speaksOf(ATTACK_WORDS, near),
    );
  }

  /** Whether these are the writer's own words, and not a report of abuse or attacks. */
  isOwn(sentence: SentenceText): boolean {
    return !this.isAbout(sentence) && !this.isQuoted(sentence, { from: 0, to: sentence.tokens.length });
  }
}
