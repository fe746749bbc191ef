import { stem } from '../../../../language/stem.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { wordsOf } from '../../../../language/tokens.js';
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
/** Or when one is nearly all in the other. */
const CONTAINED = 0.85;
const FEWEST_CONTAINED = 6;
/** A word is looked up only in so many earlier sentences: one that is everywhere tells nothing. */
const MOST_LOOKED_UP = 12;
const MOST_WORDS = 400;

interface Statement {
  key: string;
  telling: ReadonlySet<number>;
}

/** Words as numbers, which are quicker to compare; those with the same stem share one. */
class Numbering {
  private readonly roots = new Map<string, number>();
  private readonly words = new Map<string, { root: number; tells: boolean }>();

  of(word: string): { root: number; tells: boolean } {
    const known = this.words.get(word);
    if (known) return known;
    const root = stem(word);
    const number = this.roots.get(root) ?? this.roots.size + 1;
    this.roots.set(root, number);
    const entry = { root: number, tells: !isEnglishFunctionWord(word) };
    this.words.set(word, entry);
    return entry;
  }
}

/** All that has been said so far, for finding it again. */
class Said {
  private readonly shingles = new Map<number, string>();
  private readonly byWord = new Map<number, Statement[]>();

  sourceOf(shingle: number): string | undefined {
    return this.shingles.get(shingle);
  }

  /** The answer that says nearly the same. */
  nearCopy(telling: ReadonlySet<number>): string | undefined {
    if (telling.size < FEWEST_TELLING) return undefined;
    const candidates = new Map<Statement, number>();
    for (const root of telling) {
      const statements = this.byWord.get(root);
      if (!statements || statements.length > MOST_LOOKED_UP) continue;
      for (const statement of statements) candidates.set(statement, (candidates.get(statement) ?? 0) + 1);
    }
    const covered = new Set<number>();
    for (const [{ key, telling: other }, rare] of candidates) {
      if (rare * 3 < Math.min(telling.size, other.size)) continue;
      let shared = 0;
      for (const root of telling) if (other.has(root)) shared += 1;
      if (shared >= (telling.size + other.size - shared) * NEAR) return key;
      if (telling.size >= FEWEST_CONTAINED && shared >= telling.size * CONTAINED) return key;
      // One sentence may have been made of several.
      if (other.size < FEWEST_CONTAINED || shared < other.size * CONTAINED) continue;
      for (const root of other) covered.add(root);
      if (covered.size >= telling.size * NEAR) return key;
    }
    return undefined;
  }

  add(key: string, shingles: readonly number[], telling: ReadonlySet<number>): void {
    for (const shingle of shingles) if (!this.shingles.has(shingle)) this.shingles.set(shingle, key);
    if (telling.size < FEWEST_TELLING) return;
    const statement = { key, telling };
    for (const root of telling) {
      const list = this.byWord.get(root);
      if (!list) this.byWord.set(root, [statement]);
      else if (list.length <= MOST_LOOKED_UP) list.push(statement);
    }
  }
}

/** One number for each row of words. */
function shinglesOf(roots: readonly number[]): number[] {
  const shingles: number[] = [];
  for (let at = 0; at + SHINGLE <= roots.length; at += 1) {
    let hash = 0;
    for (let offset = 0; offset < SHINGLE; offset += 1)
      hash = (Math.imul(hash, 0x01000193) ^ (roots[at + offset] ?? 0)) + 0x9e3779b9;
    shingles.push(hash >>> 0);
  }
  return shingles;
}

interface Repetition {
  words: number;
  first: { text: string; elsewhere: string } | null;
}

/** How many words of the sentence have been said before, in a row or nearly so. */
function repeatedWords(
  said: Said,
  words: number,
  shingles: readonly number[],
  telling: ReadonlySet<number>,
): { count: number; elsewhere: string | undefined } {
  let covered = 0;
  let reach = 0;
  let elsewhere: string | undefined;
  shingles.forEach((shingle, at) => {
    const source = said.sourceOf(shingle);
    if (source === undefined) return;
    elsewhere ??= source;
    covered += at + SHINGLE - Math.max(at, reach);
    reach = at + SHINGLE;
  });
  const copy = said.nearCopy(telling);
  return copy === undefined ? { count: covered, elsewhere } : { count: words, elsewhere: copy };
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

function repetitionIn(
  { answer, sentences }: AnswerText,
  { said, numbering, asked }: { said: Said; numbering: Numbering; asked: ReadonlySet<string> },
): Repetition {
  let first: Repetition['first'] = null;
  let words = shortRepeats(sentences);
  for (const sentence of sentences) {
    const spoken = sentence.words.slice(0, MOST_WORDS);
    if (asked.has(spoken.join(' '))) continue;
    const numbers = spoken.map((word) => numbering.of(word));
    const telling = new Set(numbers.filter(({ tells }) => tells).map(({ root }) => root));
    const shingles = shinglesOf(numbers.map(({ root }) => root));
    const { count, elsewhere } = repeatedWords(said, spoken.length, shingles, telling);
    if (elsewhere !== undefined) {
      first ??= { text: sentence.text, elsewhere };
      words += count;
    }
    said.add(answer.key, shingles, telling);
  }
  if (words > 0 && first === null) first = { text: sentences[0]?.text ?? '', elsewhere: answer.key };
  return { words, first };
}

/** Text that the same submission has said already, here or in another answer, word for word or lightly edited. */
export function duplicateContent(answers: readonly AnswerText[]): Findings {
  const said = new Said();
  const numbering = new Numbering();
  const asked = new Set(answers.map(({ answer }) => wordsOf(answer.label).join(' ')));
  return flagsOnly(
    answers.flatMap((text) => {
      const { words: repeated, first } = repetitionIn(text, { said, numbering, asked });
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
