import { type KnownWord, knownWord } from '../../../../language/remember-words.js';
import { type FeatureNotes } from '../../../../language/statement-features.js';
import { type Token } from '../../../../language/tokens.js';
import { type Lexeme } from '../words/lexeme.js';
import { WORD_CLASSES } from './word-classes.js';

const A_NAME = knownWord('Name');
const A_NUMBER = knownWord('#');
/** Shares of a sentence are told in eighths. */
const PARTS = 8;
const MOST_WORDS = 120;
const SEPARATOR = /[,;/|#•]/g;

const CLASS_FEATURES = WORD_CLASSES.map((name) => `c ${name}`);
/** Of these kinds of words their share of a sentence is told. */
const KINDS = ['small', 'unknown', 'buzz'] as const;
/** The names of each share, by its eighths. */
const SHARES = new Map(
  [...KINDS, 'separated'].map((name) => [
    name,
    Array.from({ length: PARTS + 1 }, (_, part) => `${name} ${String(part)}`),
  ]),
);
const TOGETHER = WORD_CLASSES.map((one) => WORD_CLASSES.map((other) => `cc ${one} ${other}`));

function noteClasses(classes: number, notes: FeatureNotes): void {
  for (let one = 0; one < WORD_CLASSES.length; one += 1) {
    if ((classes & (1 << one)) === 0) continue;
    notes.other(CLASS_FEATURES[one] ?? '');
    for (let other = one + 1; other < WORD_CLASSES.length; other += 1)
      if ((classes & (1 << other)) !== 0) notes.other(TOGETHER[one]?.[other] ?? '');
  }
}

/** How many of a sentence's words are so; of those that are not frequent, also the bits that their letters take, summed. */
const NONE = {
  words: 0,
  small: 0,
  unknown: 0,
  buzz: 0,
  rare: 0,
  oddness: 0,
};
type Counts = typeof NONE;

function noteShape(counts: Counts, plain: string, notes: FeatureNotes): void {
  const { words, rare, oddness } = counts;
  const share = (name: string, count: number): void => {
    const part = Math.min(PARTS, Math.floor((count * PARTS) / Math.max(words, 1)));
    notes.other(SHARES.get(name)?.[part] ?? '');
  };
  if (words > 0) for (const kind of KINDS) share(kind, counts[kind]);
  share('separated', plain.match(SEPARATOR)?.length ?? 0);
  notes.other(`oddness ${rare < 2 ? 'none' : String(Math.floor((oddness / rare) * 2))}`);
  notes.other(`length ${String(Math.floor(Math.log2(words + 1)))}`);
}

function count(lexeme: Lexeme, capital: boolean, counts: Counts): void {
  counts.words += 1;
  if (lexeme.isFunctionWord) counts.small += 1;
  if (lexeme.isUnknown && !capital) counts.unknown += 1;
  if (lexeme.isBuzz) counts.buzz += 1;
  if (lexeme.oddness === 0) return;
  counts.rare += 1;
  counts.oddness += lexeme.oddness;
}

/** A sentence, or several, in tokens, with what is known of each. */
export interface ConductText {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly lexemes: readonly Lexeme[];
}

/**
 * What the conduct of a text is learned by: its words, what they begin with, pairs of them, the classes of its words and
 * which of them stand together, and how much of it is small words, unknown words, catchwords, separators or letters that no
 * language puts together.
 */
export function noteConduct({ tokens, lexemes, plain }: ConductText, notes: FeatureNotes): void {
  const counts = { ...NONE };
  let last: KnownWord | undefined;
  let classes = 0;
  const show = (shown: KnownWord, beginning = ''): void => {
    notes.word(shown, beginning);
    last = shown;
  };
  for (let at = 0; at < tokens.length && at < MOST_WORDS; at += 1) {
    const [token, lexeme] = [tokens[at], lexemes[at]];
    if (!token || !lexeme) break;
    const { kind, capital } = token;
    if (kind !== 'word') {
      show(kind === 'number' ? A_NUMBER : knownWord(`<${kind}>`));
      continue;
    }
    count(lexeme, capital, counts);
    classes |= lexeme.classes;
    // A capital inside a sentence makes a name, and names tell nothing.
    if (capital && at > 0 && !lexeme.isFunctionWord && lexeme.classes === 0) {
      if (last !== A_NAME) show(A_NAME);
      continue;
    }
    show(lexeme.shown, lexeme.shownBeginning);
  }
  notes.end();
  noteClasses(classes, notes);
  noteShape(counts, plain, notes);
}
