import { type AnswerText, isInForeignLanguage, type SentenceText } from '../answer-text.js';
import { sureOf, suspectsIn } from '../conduct/suspects.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly, type GuardRailFlag } from '../guard-rail.js';
import { isSalad } from '../words/word-salad.js';

/** One long mash counts as several. */
const LONG = 12;
const LONG_BITS = 6;
const FEWEST_ODD = 3;
const ODD_SHARE = 0.4;
/** Two will do where there is nothing else. */
const FEWEST_ALONE = 2;
const SHARE_ALONE = 0.8;

/** An answer of one such word. */
const SHORT = 12;
/** Signs to a letter. */
const FEWEST_SIGNS = 6;
/** Words that nobody knows, with letters together that English seldom has so, in a short answer of nothing else. */
const FEWEST_UNKNOWN = 5;
const SHORTEST_UNKNOWN = 4;
const UNKNOWN_SHARE = 0.8;
const UNKNOWN_BITS = 4.4;

interface Counts {
  odd: number;
  all: number;
  unknown: number;
  bits: number;
  numbers: number;
}

const NONE: Counts = { odd: 0, all: 0, unknown: 0, bits: 0, numbers: 0 };

/** Of words in small letters, which are no names and no part numbers; of capitals only where everything is shouted. */
function oddIn({ plain, tokens, lexemes }: SentenceText): Counts {
  const isShouted = !/[a-z]/.test(plain) && plain === plain.toUpperCase();
  const counts = { ...NONE };
  // Names of tools and formulas.
  if (tokens.length < 2 || plain.includes('=')) return counts;
  if (plain.includes(',') && plain.split(',').length * 2 > tokens.length) return counts;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const lexeme = lexemes[at];
    if (token?.kind === 'number') counts.numbers += 1;
    if (token?.kind !== 'word' || !lexeme || (token.capital && !isShouted)) continue;
    const weight = token.word.length >= LONG && lexeme.oddness > LONG_BITS ? FEWEST_ODD : 1;
    counts.all += weight;
    if (lexeme.isOdd) counts.odd += weight;
    if (lexeme.oddness === 0 || token.word.length < SHORTEST_UNKNOWN) continue;
    counts.unknown += 1;
    counts.bits += lexeme.oddness;
  }
  return counts;
}

function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, one) => ({
      odd: sum.odd + one.odd,
      all: sum.all + one.all,
      unknown: sum.unknown + one.unknown,
      bits: sum.bits + one.bits,
      numbers: sum.numbers + one.numbers,
    }),
    NONE,
  );
}

function isMash({ odd, all, numbers }: Counts): boolean {
  // Part numbers and measures have odd words beside them.
  return (
    (odd >= FEWEST_ODD && odd >= all * ODD_SHARE && odd > numbers * 2) ||
    (odd >= FEWEST_ALONE && odd >= all * SHARE_ALONE && numbers === 0)
  );
}

function isUnknown({ all, unknown, bits, numbers }: Counts): boolean {
  return numbers === 0 && unknown >= FEWEST_UNKNOWN && unknown >= all * UNKNOWN_SHARE && bits >= unknown * UNKNOWN_BITS;
}

/** Plain letters alone make up enough of it. */
function hasLetters(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const lower = text.charCodeAt(at) | 32;
    if (lower >= 97 && lower <= 122) letters += 1;
  }
  return letters * FEWEST_SIGNS >= text.length;
}

/** An answer that is hardly anything but signs. */
function isMarks(text: string): boolean {
  if (hasLetters(text)) return false;
  const signs = text.replace(/\s/g, '');
  return (
    signs.length >= SHORT &&
    signs.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '').length * FEWEST_SIGNS < signs.length
  );
}

function flagOf({ answer: { key } }: AnswerText, found: string): GuardRailFlag {
  return {
    type: 'gibberish',
    severity: 'warning',
    key,
    excerpt: excerptOf(found),
    message: 'The answer is made of letters or words without a meaning.',
  };
}

/** Letters or words that nobody put together to say something. Names, code and other languages are none of it. */
export function gibberish(answers: readonly AnswerText[]): Findings {
  const least = sureOf('gibberish', answers);
  return flagsOnly(
    answers.flatMap((text) => {
      if (isMarks(text.text)) return [flagOf(text, text.text)];
      const prose = text.sentences.filter(({ kind }) => kind === 'prose' || kind === 'item');
      const counts = prose.map(oddIn);
      const all = sumOf(counts);
      const whole =
        isMash(all) || isUnknown(all) || (all.odd === 1 && text.text.trim().length < SHORT) ? prose[0] : undefined;
      const found =
        prose[counts.findIndex(isMash)] ?? whole ?? prose.find(isSalad) ?? suspectsIn(text, 'gibberish', least)[0];
      if (!found || isInForeignLanguage(text)) return [];
      return [flagOf(text, found.plain)];
    }),
  );
}
