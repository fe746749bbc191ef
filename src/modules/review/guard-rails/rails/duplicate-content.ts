import { stem } from '../../text/stem.js';
import { isEnglishFunctionWord } from '../../text/language.js';
import { wordsOf } from '../../../fields/lexicon/tokens.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

/** A motto or a figure may well come twice; so many words, or most of an answer, hardly. */
const MANY = 32;
const FEWEST = 11;
const LARGE_SHARE = 0.5;
/** Half of an answer that says everything twice comes to less than half once headings are counted. */
const SOME = 15;
const SOME_SHARE = 0.4;
/** Words in a row that two texts have in common when one is copied from the other. */
const SHINGLE = 5;
/** Sentences are near copies when they share so much of what they say. */
const NEAR = 0.6;
const FEWEST_TELLING = 5;
/** A word is looked up only in so many earlier sentences: one that is everywhere tells nothing. */
const MOST_LOOKED_UP = 12;
const RAREST = 4;
const MOST_WORDS = 400;

interface Statement {
  key: string;
  telling: Set<string>;
}

/** All that has been said so far, for finding it again. */
class Said {
  private readonly shingles = new Map<string, string>();
  private readonly byWord = new Map<string, Statement[]>();

  shingleAt(words: readonly string[], at: number): string | undefined {
    return this.shingles.get(words.slice(at, at + SHINGLE).join(' '));
  }

  /** The answer that says nearly the same. */
  nearCopy(telling: ReadonlySet<string>): string | undefined {
    if (telling.size < FEWEST_TELLING) return undefined;
    const known = [...telling].map((word) => this.byWord.get(word) ?? []).filter(({ length }) => length > 0);
    const rarest = known.sort((a, b) => a.length - b.length).slice(0, RAREST);
    const candidates = new Set(rarest.flatMap((statements) => statements.slice(0, MOST_LOOKED_UP)));
    for (const { key, telling: other } of candidates) {
      let shared = 0;
      for (const word of telling) if (other.has(word)) shared += 1;
      if (shared >= (telling.size + other.size - shared) * NEAR) return key;
    }
    return undefined;
  }

  add(key: string, words: readonly string[], telling: Set<string>): void {
    for (let at = 0; at + SHINGLE <= words.length; at += 1) {
      const shingle = words.slice(at, at + SHINGLE).join(' ');
      if (!this.shingles.has(shingle)) this.shingles.set(shingle, key);
    }
    if (telling.size < FEWEST_TELLING) return;
    const statement = { key, telling };
    for (const word of telling) {
      const list = this.byWord.get(word);
      if (!list) this.byWord.set(word, [statement]);
      else if (list.length <= MOST_LOOKED_UP) list.push(statement);
    }
  }
}

function tellingWords(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => !isEnglishFunctionWord(word)).map(stem));
}

interface Repetition {
  words: number;
  first: { text: string; elsewhere: string } | null;
}

/** How many words of the sentence have been said before, in a row or nearly so. */
function repeatedWords(said: Said, words: readonly string[], telling: ReadonlySet<string>): { count: number; elsewhere: string | undefined } {
  const covered = new Set<number>();
  let elsewhere: string | undefined;
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    const source = said.shingleAt(words, at);
    if (source === undefined) continue;
    elsewhere ??= source;
    for (let offset = 0; offset < SHINGLE; offset += 1) covered.add(at + offset);
  }
  const copy = said.nearCopy(telling);
  return copy === undefined ? { count: covered.size, elsewhere } : { count: words.length, elsewhere: copy };
}

/** A short sentence that comes again and again says no more each time. */
function shortRepeats(sentences: readonly SentenceText[]): number {
  const counts = new Map<string, number>();
  let repeated = 0;
  for (const { words } of sentences) {
    if (words.length < 3 || words.length > SHINGLE) continue;
    const fingerprint = words.join(' ');
    const times = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, times);
    if (times > 2) repeated += words.length;
  }
  return repeated;
}

function repetitionIn({ answer, sentences }: AnswerText, said: Said, asked: ReadonlySet<string>): Repetition {
  let first: Repetition['first'] = null;
  let words = shortRepeats(sentences);
  for (const sentence of sentences) {
    const spoken = sentence.words.slice(0, MOST_WORDS);
    if (asked.has(spoken.join(' '))) continue;
    const telling = tellingWords(spoken);
    const { count, elsewhere } = repeatedWords(said, spoken, telling);
    if (elsewhere !== undefined) {
      first ??= { text: sentence.text, elsewhere };
      words += count;
    }
    said.add(answer.key, spoken, telling);
  }
  if (words > 0 && first === null) first = { text: sentences[0]?.text ?? '', elsewhere: answer.key };
  return { words, first };
}

/** Text that the same submission has said already, here or in another answer, word for word or lightly edited. */
export function duplicateContent(answers: readonly AnswerText[]): Findings {
  const said = new Said();
  const asked = new Set(answers.map(({ answer }) => wordsOf(answer.label).join(' ')));
  return flagsOnly(
    answers.flatMap((text) => {
      const { words: repeated, first } = repetitionIn(text, said, asked);
      const all = text.words.length;
      const isLarge = repeated >= FEWEST && repeated >= all * LARGE_SHARE;
      const isSome = first?.elsewhere === text.answer.key && repeated >= SOME && repeated >= all * SOME_SHARE;
      if (!first || !(isLarge || isSome || repeated >= MANY)) return [];
      const { key } = text.answer;
      const where = first.elsewhere === key ? 'itself' : `the answer to "${first.elsewhere}"`;
      return [
        {
          type: 'duplicate_content' as const,
          severity: isLarge ? ('warning' as const) : ('info' as const),
          key,
          excerpt: excerptOf(first.text),
          message: `The answer repeats text from ${where}. Repetition was counted once.`,
        },
      ];
    }),
  );
}
