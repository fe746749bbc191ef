import { type KnownWord, knownWord } from './remember-words.js';
import { type Choices, JUST_THE_WORD, PatternReader, type Phrase, type PatternStep } from './pattern-reader.js';
import { wordsOf } from './tokens.js';
import { accepts, WordIndex, type WordTest } from './word-index.js';

/** A pattern found: the positions of its words, without those that it lets stand between. */
export interface PatternHit<Tag> {
  readonly tag: Tag;
  readonly at: readonly number[];
}

export interface Edges {
  readonly opens: (at: number) => boolean;
  readonly closes: (at: number, words: readonly KnownWord[]) => boolean;
}

const WHOLE: Edges = { opens: (at) => at === 0, closes: (at, { length }) => at === length };

/** A phrase and nothing else, as most are; or steps. */
interface Pattern<Tag> {
  readonly tag: Tag;
  readonly phrase: Phrase | null;
  readonly steps: readonly PatternStep[];
  readonly closes: boolean;
  readonly nth: number;
}

const NO_STEPS: readonly PatternStep[] = [];
const NO_FILLERS: ReadonlySet<string> = new Set();

function fits(phrase: Phrase, words: readonly KnownWord[], from: number): boolean {
  return phrase.every((test, at) => accepts(test, words[from + at]?.text));
}

const NOWHERE: readonly number[] = [];
const ONE_WORD: readonly number[] = [1];

function lengthsAt({ exact, prefixed }: Choices, words: readonly KnownWord[], from: number): readonly number[] {
  const rests = exact.get(words[from]?.text ?? '');
  if (prefixed.length === 0 && (rests === undefined || rests === JUST_THE_WORD)) return rests ? ONE_WORD : NOWHERE;
  const lengths: number[] = [];
  for (const rest of rests ?? []) if (fits(rest, words, from + 1)) lengths.push(rest.length + 1);
  for (const phrase of prefixed) if (fits(phrase, words, from)) lengths.push(phrase.length);
  return lengths;
}

function positions(from: number, length: number): number[] {
  const found: number[] = [];
  for (let at = from; at < from + length; at += 1) found.push(at);
  return found;
}

function firstWordsOf({ exact, prefixed }: Choices): WordTest[] {
  return [
    ...Array.from(exact.keys(), (text) => ({ text, prefix: false })),
    ...prefixed.flatMap(([first]) => first ?? []),
  ];
}

function testsOf<Tag>({ phrase, steps }: Pattern<Tag>): readonly WordTest[] {
  return (
    phrase ??
    steps.flatMap(({ choices }) => [...firstWordsOf(choices), ...[...choices.exact.values(), choices.prefixed].flat(2)])
  );
}

/** Its first word, or what its first step chooses from: by these it is looked for. */
function keysOf<Tag>({ phrase, steps: [step] }: Pattern<Tag>): readonly WordTest[] {
  return phrase ? phrase.slice(0, 1) : step ? firstWordsOf(step.choices) : [];
}

/**
 * Finds many patterns in one pass over a list of words; how long that takes depends on the text alone. In a pattern
 * `a|b` and `(a|b c)` are choices, `[a]` may be left out, `word*` is every word that begins so, `..3` up to three words
 * of any kind, `~3` up to three fillers; `^` and `$` stand where a clause begins and ends. The first part is needed.
 */
export class WordPatterns<Tag> {
  /** Each pattern by the words that it is looked for by. Many a thread never asks for some. */
  private index: WordIndex<Pattern<Tag>> | undefined;
  private used: WordIndex<true> | undefined;

  constructor(
    private readonly patterns: readonly (readonly [text: string, tag: Tag])[],
    private readonly read: (text: string) => readonly string[] = wordsOf,
    private readonly fillers = NO_FILLERS,
  ) {}

  knows(word: string): boolean {
    if (!this.used) {
      this.used = new WordIndex<true>();
      for (const pattern of this.compiled()) for (const test of testsOf(pattern)) this.used.add(test, true);
    }
    return this.used.allFor(word).length > 0;
  }

  match(words: readonly string[]): PatternHit<Tag>[] {
    return this.find(words.map(knownWord));
  }

  /** Each pattern at most once from each word: by the nearest words, and the longest choices. */
  find(words: readonly KnownWord[], edges = WHOLE): PatternHit<Tag>[] {
    this.index ??= this.filed();
    const hits: (PatternHit<Tag> & { readonly nth: number })[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place];
      let barren: Choices | undefined;
      for (const pattern of word ? this.index.allFor(word) : []) {
        const { tag, phrase, steps, nth } = pattern;
        const choices = steps[0]?.choices;
        // Many patterns have the same first step: where it does not fit, none of them does.
        if (choices && (choices === barren || lengthsAt(choices, words, place).length === 0)) {
          barren = choices;
          continue;
        }
        if (phrase && !fits(phrase, words, place)) continue;
        const at = phrase ? positions(place, phrase.length) : this.follow(pattern, 0, words, edges, place);
        if (at) hits.push({ tag, at, nth });
      }
    }
    return hits.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || a.nth - b.nth);
  }

  private filed(): WordIndex<Pattern<Tag>> {
    const index = new WordIndex<Pattern<Tag>>();
    for (const pattern of this.compiled()) for (const word of keysOf(pattern)) index.add(word, pattern);
    return index;
  }

  private compiled(): Pattern<Tag>[] {
    const reader = new PatternReader(this.read);
    return this.patterns.map(([text, tag], nth) => {
      const phrase = reader.phraseIn(text);
      const steps = phrase ? NO_STEPS : reader.stepsIn(text.replace(/ \$$/, ''));
      return { tag, phrase, steps, closes: text.endsWith(' $'), nth };
    });
  }

  private follow(
    pattern: Pattern<Tag>,
    nth: number,
    words: readonly KnownWord[],
    edges: Edges,
    from: number,
  ): number[] | null {
    const step = pattern.steps[nth];
    if (!step) return pattern.closes && !edges.closes(from, words) ? null : [];
    const { choices, gap, opens, isOptional, anyWords } = step;
    for (let at = from; at <= from + gap && at < words.length; at += 1) {
      for (const length of opens && !edges.opens(at) ? NOWHERE : lengthsAt(choices, words, at)) {
        const rest = this.follow(pattern, nth + 1, words, edges, at + length);
        if (rest) return [...positions(at, length), ...rest];
      }
      if (!anyWords && !this.fillers.has(words[at]?.text ?? '')) break;
    }
    return isOptional ? this.follow(pattern, nth + 1, words, edges, from) : null;
  }
}
