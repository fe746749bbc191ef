import { isFunctionWord } from '../../../../language/language.js';
import { rememberWords } from '../../../../language/remember-words.js';
import { type FeatureNotes } from '../../../../language/statement-features.js';
import { stem } from '../../../../language/stem.js';
import { type Token } from '../../../../language/tokens.js';
import { isCommonWord } from '../../../../language/word-meanings.js';
import { lexemeOf } from '../words/lexeme.js';
import { classesOf, WORD_CLASSES } from './word-classes.js';

const NAME = 'Name';
/** Shares of a sentence are told in eighths. */
const PARTS = 8;
const MOST_WORDS = 120;
const BEGINNING = 5;
const SEPARATOR = /[,;/|#•]/g;
const SIGNS = /[{}<>[\]|=]/;

interface ConductWord {
  /** As it is learned: small words as they are, the others by their stem. */
  readonly shown: string;
  readonly classes: number;
  readonly isSmall: boolean;
  readonly isUnknown: boolean;
  readonly beginning: string;
}

const read = rememberWords((word): ConductWord => {
  const isSmall = isFunctionWord(word);
  const shown = isSmall ? word : stem(word);
  return {
    shown,
    classes: classesOf(word),
    isSmall,
    isUnknown: !isSmall && !isCommonWord(word),
    beginning: shown.length > BEGINNING ? `b ${shown.slice(0, BEGINNING)}` : '',
  };
});

const CLASS_FEATURES = WORD_CLASSES.map((name) => `c ${name}`);
const TOGETHER = WORD_CLASSES.map((one) => WORD_CLASSES.map((other) => `cc ${one} ${other}`));

function noteClasses(classes: number, notes: FeatureNotes): void {
  for (let one = 0; one < WORD_CLASSES.length; one += 1) {
    if ((classes & (1 << one)) === 0) continue;
    notes.other(CLASS_FEATURES[one] ?? '');
    for (let other = one + 1; other < WORD_CLASSES.length; other += 1)
      if ((classes & (1 << other)) !== 0) notes.other(TOGETHER[one]?.[other] ?? '');
  }
}

/** What of its words is so, as a share of them. */
class Shares {
  private readonly counts = new Map<string, number>();

  add(name: string, is: boolean): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + Number(is));
  }

  note(words: number, notes: FeatureNotes): void {
    for (const [name, count] of this.counts)
      notes.other(`${name} ${String(Math.min(PARTS, Math.floor((count * PARTS) / Math.max(words, 1))))}`);
  }
}

/**
 * What the conduct of a text is learned by: its words, what they begin with, pairs of them, the classes of its words and
 * which of them stand together, and how much of it is small words, catchwords, repetition, signs or letters that no
 * language puts together.
 */
export function noteConduct(tokens: readonly Token[], plain: string, notes: FeatureNotes): void {
  const shares = new Shares();
  const roots = new Set<string>();
  let last = '';
  let classes = 0;
  let words = 0;
  let odd = 0;
  let oddness = 0;
  const show = (shown: string): void => {
    notes.word(shown);
    last = shown;
  };
  for (const [at, { kind, word, capital }] of tokens.slice(0, MOST_WORDS).entries()) {
    if (kind !== 'word') {
      show(kind === 'number' ? '#' : `<${kind}>`);
      continue;
    }
    const known = read(word);
    const lexeme = lexemeOf(word);
    words += 1;
    classes |= known.classes;
    roots.add(lexeme.root);
    shares.add('small', known.isSmall);
    shares.add('unknown', known.isUnknown && !capital);
    shares.add('odd', lexeme.isOdd);
    shares.add('buzz', lexeme.isBuzz);
    shares.add('filler', lexeme.isFiller);
    shares.add('venture', lexeme.isOfVentures);
    if (lexeme.oddness > 0) {
      odd += 1;
      oddness += lexeme.oddness;
    }
    // A capital inside a sentence makes a name, and names tell nothing.
    if (capital && at > 0 && !known.isSmall && known.classes === 0) {
      if (last !== NAME) show(NAME);
      continue;
    }
    show(known.shown);
    if (known.beginning !== '') notes.other(known.beginning);
  }
  notes.end();
  noteClasses(classes, notes);
  shares.note(words, notes);
  const share = (count: number): string => String(Math.min(PARTS, Math.floor((count * PARTS) / Math.max(words, 1))));
  notes.other(`repeated ${share(words - roots.size)}`);
  notes.other(`separated ${share(plain.match(SEPARATOR)?.length ?? 0)}`);
  notes.other(`oddness ${odd < 2 ? 'none' : String(Math.floor((oddness / odd) * 2))}`);
  notes.other(`length ${String(Math.floor(Math.log2(words + 1)))}`);
  if (SIGNS.test(plain)) notes.other('signs');
  if (plain.includes('!')) notes.other('exclaims');
  if (plain.includes(':')) notes.other('colon');
}
