import { type KnownWord, knownWord } from '../../../../language/remember-words.js';
import { type FeatureNotes } from '../../../../language/statement-features.js';
import { type Token } from '../../../../language/tokens.js';
import { type Meaning, meaningOf } from '../../../../language/word-meanings.js';
import { type SentenceText } from '../answer-text.js';
import { type Lexeme, lexemeOf } from '../words/lexeme.js';
import { WORD_CLASSES } from './word-classes.js';

export const CONDUCTS = ['toxicity', 'prompt_injection', 'keyword_stuffing', 'gibberish', 'off_topic'] as const;
export type ConductKind = (typeof CONDUCTS)[number];
export const CONDUCT_OUTPUTS: readonly string[] = ['honest', ...CONDUCTS];

const A_NAME = knownWord('Name');
const A_NUMBER = knownWord('#');
/** Shares of a sentence become features in eighths. */
const PARTS = 8;
const MOST_WORDS = 120;
const SEPARATOR = /[,;/|#•]/g;
const CLASS_FEATURES = WORD_CLASSES.map((name) => `c ${name}`);
const SHARES = new Map(
  ['small', 'unknown', 'buzz', 'again', 'separated'].map((name) => [
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

function noteShape(words: readonly Lexeme[], unknown: number, plain: string, notes: FeatureNotes): void {
  const share = (name: string, count: number): void => {
    const part = Math.min(PARTS, Math.floor((count * PARTS) / Math.max(words.length, 1)));
    notes.other(SHARES.get(name)?.[part] ?? '');
  };
  if (words.length > 0) {
    share('small', words.filter(({ isFunctionWord }) => isFunctionWord).length);
    share('unknown', unknown);
    share('buzz', words.filter(({ isBuzz }) => isBuzz).length);
    share('again', words.length - new Set(words.map(({ root }) => root)).size);
  }
  share('separated', plain.match(SEPARATOR)?.length ?? 0);
  const rare = words.filter(({ oddness }) => oddness > 0);
  const bits = rare.reduce((sum, { oddness }) => sum + oddness, 0);
  notes.other(`oddness ${rare.length < 2 ? 'none' : String(Math.floor((bits / rare.length) * 2))}`);
  notes.other(`length ${String(Math.floor(Math.log2(words.length + 1)))}`);
}

export type ConductText = Pick<SentenceText, 'plain' | 'tokens' | 'lexemes'>;

export function noteConduct({ tokens, lexemes, plain }: ConductText, notes: FeatureNotes): void {
  const words: Lexeme[] = [];
  let unknown = 0;
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
    words.push(lexeme);
    if (lexeme.isUnknown && !capital) unknown += 1;
    classes |= lexeme.classes;
    // A capital inside a sentence marks a name, which says nothing about conduct.
    if (capital && at > 0 && !lexeme.isFunctionWord && lexeme.classes === 0) {
      if (last !== A_NAME) show(A_NAME);
      continue;
    }
    show(lexeme.shown, lexeme.shownBeginning);
  }
  notes.end();
  noteClasses(classes, notes);
  noteShape(words, unknown, plain, notes);
}

export function subjectOf(tokens: readonly Token[]): Meaning | null {
  return meaningOf(tokens, (word) => !lexemeOf(word).isGroup);
}
