import { cutAtWord } from '../../../common/text/cut-at-word.js';
import { ANY_INVISIBLE } from '../../../language/normalise.js';
import { MASK_CAPITAL, MASK_LOWER, MASKS } from '../../../language/tokens.js';
import { type Evidence, type Judgement, type ReviewAnswer } from './reviewer.js';

const SHORTEST_QUOTE = 2;
const MAX_QUOTE = 240;

export function isRedacted(text: string): boolean {
  return text.includes(MASK_CAPITAL) || text.includes(MASK_LOWER);
}

/** The longest part of a sentence without a redaction, cut at a word if it is too long. */
export function quoteFrom(text: string): string {
  if (!isRedacted(text)) return cutAtWord(text.trim(), MAX_QUOTE);
  const parts = text.split(MASKS).map((part) => part.trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return cutAtWord(longest, MAX_QUOTE);
}

function looseCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (/[‘’‚‛′`´]/u.test(character)) return "'";
  if (/[“”„‟«»″]/u.test(character)) return '"';
  if (/\p{Pd}/u.test(character)) return '-';
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** A text in a tolerant form for comparison, with the origin of each character. */
function loosen(original: string): { text: string; origins: number[] } {
  const origins: number[] = [];
  let text = '';
  let offset = 0;
  for (const character of original) {
    const loose = looseCharacter(character);
    if (!ANY_INVISIBLE.test(character) && !(loose === ' ' && text.endsWith(' '))) {
      text += loose;
      for (let unit = 0; unit < loose.length; unit += 1) origins.push(offset + unit);
    }
    offset += character.length;
  }
  return { text, origins };
}

interface Quotable {
  readonly key: string;
  readonly read: string;
  readonly original: string;
  loose?: ReturnType<typeof loosen>;
}

function findExactly({ read, original }: Quotable, quote: string): string | null {
  for (let at = read.indexOf(quote); at >= 0; at = read.indexOf(quote, at + 1))
    if (original.startsWith(quote, at)) return quote;
  return null;
}

function findLoosely(answer: Quotable, quote: string): string | null {
  const { text, origins } = (answer.loose ??= loosen(answer.read));
  const wanted = loosen(quote).text.trim();
  const at = wanted.length < SHORTEST_QUOTE ? -1 : text.indexOf(wanted);
  if (at < 0) return null;
  const [start = 0, last = 0] = [origins[at], origins[at + wanted.length - 1]];
  const found = answer.original.slice(start, last + 1);
  return found === answer.read.slice(start, last + 1) ? found : null;
}

export function distinct(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(
    ({ key, quote }, at) => evidence.findIndex((other) => other.key === key && other.quote === quote) === at,
  );
}

export class Quotables {
  private readonly answers: readonly Quotable[];

  constructor(read: readonly ReviewAnswer[], originals: readonly ReviewAnswer[]) {
    const originalOf = new Map(originals.map(({ key, value }) => [key, value]));
    this.answers = read.map(({ key, value }) => ({ key, read: value, original: originalOf.get(key) ?? '' }));
  }

  /** The quotes in the original words of the answers they come from; quotes from no answer are dropped. */
  verify(evidence: readonly Evidence[]): Evidence[] {
    return distinct(evidence.flatMap((one) => this.verifyOne(one)));
  }

  private verifyOne({ key, quote }: Evidence): Evidence[] {
    const wanted = quote.trim();
    if (wanted.length < SHORTEST_QUOTE) return [];
    const named = this.answers.find((answer) => answer.key === key);
    for (const answer of named ? [named, ...this.answers] : this.answers) {
      // Null when the answer does not contain it, or when it spans something that the reviewer was not shown.
      const found = findExactly(answer, wanted) ?? findLoosely(answer, wanted);
      if (found !== null) return [{ key: answer.key, quote: found }];
    }
    return [];
  }
}

/** Each quote becomes verbatim text of the answer it is really from; made up or across a redaction, it is dropped. */
export function verifyQuotes(
  judgement: Judgement,
  read: readonly ReviewAnswer[],
  originals: readonly ReviewAnswer[],
): Judgement {
  const quotables = new Quotables(read, originals);
  return {
    ...judgement,
    criteria: judgement.criteria.map((each) => ({ ...each, evidence: quotables.verify(each.evidence) })),
    summary: judgement.summary.replace(MASKS, '').trim(),
  };
}
