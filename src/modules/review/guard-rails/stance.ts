import { readList } from '../../../language/resources.js';
import { type Span } from '../../../language/structure.js';
import { type AnswerText, type SentenceText } from './answer-text.js';
import { quotationsIn } from './quotations.js';
import { type Match } from './words/flag-patterns.js';

const ATTACK_WORDS = new Set(readList('flags/attack-words.txt'));
const MARKUP_WORDS = new Set(readList('flags/markup-words.txt'));
const REPORTING_WORDS = new Set(readList('flags/reporting-words.txt'));
const EXAMPLE_WORDS = new Set(['like', 'example', 'examples', 'e', 'instance', 'phrase', 'phrases', 'prompts', 'such']);
/** Fewer words around a quotation do not make it one that is told of. */
const FEWEST_OWN = 2;
/** How far before a match a word may say whose words it is. */
const LOOK_BACK = 8;
const LONGEST_LIST = 20;

function speaksOfAttacks({ tokens }: SentenceText): boolean {
  return tokens.some(({ word }) => ATTACK_WORDS.has(word));
}

/** Whose words are these: the writer's, or those of somebody the writer tells of? */
export class Stance {
  private quotations: readonly Span[] | undefined;

  constructor(private readonly text: AnswerText) {}

  /** Between quotation marks, in a sentence that says something itself, or running into a quotation. */
  isQuoted(sentence: SentenceText, { from, to }: Match): boolean {
    const first = sentence.tokens[from];
    const last = sentence.tokens[to - 1];
    if (!first || !last) return false;
    if (/["“”]/.test(sentence.plain.slice(first.end, last.start))) return true;
    this.quotations ??= quotationsIn(this.text.text);
    const start = sentence.start + first.start;
    const end = sentence.start + last.end;
    const quotation = this.quotations.find((one) => one.start < start && end < one.end);
    if (!quotation) return false;
    const own = sentence.tokens.filter(
      (token) => sentence.start + token.start < quotation.start || sentence.start + token.end > quotation.end,
    );
    return own.length >= FEWEST_OWN || this.isAbout(sentence);
  }

  /** Somebody else said so, as a word before it tells. */
  isReported({ tokens }: SentenceText, { from }: Match): boolean {
    return tokens.slice(Math.max(0, from - LOOK_BACK), from).some(({ word }) => REPORTING_WORDS.has(word));
  }

  /** Speaks of tags and tokens, so that those in it may be what it speaks of. */
  isOfMarkup({ tokens }: SentenceText): boolean {
    return tokens.some(({ word }) => MARKUP_WORDS.has(word));
  }

  givesExamples({ tokens }: SentenceText): boolean {
    return tokens.some(({ word }) => EXAMPLE_WORDS.has(word));
  }

  /** The sentence before speaks of markup, or of attacks, or says that an example follows. */
  isLedIn({ start }: SentenceText): boolean {
    const { sentences } = this.text;
    const lead = sentences[sentences.findIndex((one) => one.start === start) - 1];
    return lead !== undefined && (this.isOfMarkup(lead) || this.givesExamples(lead) || speaksOfAttacks(lead));
  }

  /** This sentence, or one of several that are looked at as one, or one beside it speaks of abuse or of attacks. */
  isAbout({ start, end }: SentenceText): boolean {
    const { sentences } = this.text;
    const at = sentences.findIndex((one) => one.start === start);
    let last = at;
    while ((sentences[last + 1]?.end ?? Infinity) <= end) last += 1;
    // What a list is about stands before its first item.
    let lead = at - 1;
    while (lead > at - LONGEST_LIST && sentences[lead]?.kind === 'item') lead -= 1;
    return [sentences[lead], ...sentences.slice(Math.max(at - 1, 0), last + 2)].some(
      (near) => near !== undefined && speaksOfAttacks(near),
    );
  }

  /** The writer says all of it, and not to tell of abuse or of attacks. */
  isOwn(sentence: SentenceText): boolean {
    return !this.isAbout(sentence) && !this.isQuoted(sentence, { from: 0, to: sentence.tokens.length });
  }
}
