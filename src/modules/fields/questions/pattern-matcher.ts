import { accepts, WordIndex, type WordTest } from '../lexicon/word-index.js';
import { questionWords } from './question-word.js';

/** A pattern found: the positions of its words, without those that it lets stand between. */
export interface PatternHit<Tag> {
  tag: Tag;
  at: readonly number[];
}

type Phrase = readonly WordTest[];

/** Some phrases, by their first word. */
interface Choices {
  exact: ReadonlyMap<string, readonly Phrase[]>;
  prefixed: readonly Phrase[];
  /** The words, or beginnings of words, that they begin with. */
  openings: readonly WordTest[];
}

/** One step of a pattern: one of the choices, after up to so many words of any kind. */
interface Step extends Choices {
  optional: boolean;
  gap: number;
}

interface Pattern<Tag> {
  tag: Tag;
  /** Its place among all patterns. */
  nth: number;
  atStart: boolean;
  atEnd: boolean;
  steps: readonly Step[];
}

const GAPS: ReadonlyMap<string | undefined, number> = new Map([['.', 2], ['..', 5], ['...', 10]]);
/** A group, with groups in it to one depth, or a word. */
const START = '^ ';
const END = ' $';
const PART = /\(((?:[^()]|\([^()]*\))*)\)|\[((?:[^[\]()]|\([^()]*\))*)\]|(\S+)/g;
const INNER = /\(([^()]*)\)/;

/** The choices of a group: "you|your (a|b)" are "you", "your a" and "your b". */
function choicesOf(group: string): string[] {
  const inner = INNER.exec(group);
  if (!inner) return group.split('|');
  const [whole, choices = ''] = inner;
  const from = group.lastIndexOf('|', inner.index) + 1;
  const end = group.indexOf('|', inner.index + whole.length);
  const to = end < 0 ? group.length : end;
  const before = group.slice(from, inner.index);
  const after = group.slice(inner.index + whole.length, to);
  const expanded = choices.split('|').map((choice) => `${before}${choice}${after}`);
  return choicesOf(`${group.slice(0, from)}${expanded.join('|')}${group.slice(to)}`);
}

function toPhrase(text: string): Phrase {
  return text
    .split(/[\s-]+/)
    .filter((part) => part !== '')
    .flatMap((part): WordTest[] =>
      part.endsWith('*')
        ? [{ text: part.slice(0, -1), prefix: true }]
        : questionWords(part).map((word) => ({ text: word, prefix: false })),
    );
}

/** Patterns are made of the same groups again and again: each is there once, for all patterns of a matcher. */
type KnownChoices = Map<string, Choices>;

function toChoices(text: string, known: KnownChoices): Choices {
  const choices = known.get(text) ?? readChoices(text);
  known.set(text, choices);
  return choices;
}

function readChoices(text: string): Choices {
  const exact = new Map<string, Phrase[]>();
  const prefixed: Phrase[] = [];
  // Longer ones first: they say more.
  const phrases = choicesOf(text).map(toPhrase).sort((a, b) => b.length - a.length);
  for (const phrase of phrases) {
    const [first] = phrase;
    if (first?.prefix) prefixed.push(phrase);
    else if (first) exact.set(first.text, [...(exact.get(first.text) ?? []), phrase]);
  }
  const words = Array.from(exact.keys(), (word) => ({ text: word, prefix: false }));
  return { exact, prefixed, openings: [...words, ...prefixed.flatMap(([first]) => first ?? [])] };
}

function toSteps(pattern: string, known: KnownChoices): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const [, group, optional, word] of pattern.matchAll(PART)) {
    const skips = GAPS.get(word);
    if (skips !== undefined) gap = skips;
    else {
      steps.push({ ...toChoices(group ?? optional ?? word ?? '', known), optional: optional !== undefined, gap });
      gap = 0;
    }
  }
  return steps;
}

function fits(phrase: Phrase, words: readonly string[], from: number): boolean {
  return phrase.every((test, offset) => accepts(test, words[from + offset]));
}

function phraseAt({ exact, prefixed }: Step, words: readonly string[], from: number): Phrase | undefined {
  const word = words[from];
  if (word === undefined) return undefined;
  const beginning = exact.get(word);
  if (beginning === undefined && prefixed.length === 0) return undefined;
  const isHere = (phrase: Phrase): boolean => fits(phrase, words, from);
  return beginning?.find(isHere) ?? prefixed.find(isHere);
}

/** The positions that the steps from `index` on take, or null. */
function follow(steps: readonly Step[], index: number, words: readonly string[], from: number): number[] | null {
  const step = steps[index];
  if (!step) return [];
  for (let at = from; at <= from + step.gap && at < words.length; at += 1) {
    const phrase = phraseAt(step, words, at);
    const rest = phrase && follow(steps, index + 1, words, at + phrase.length);
    if (phrase && rest) return [...phrase.map((_, offset) => at + offset), ...rest];
  }
  return step.optional ? follow(steps, index + 1, words, from) : null;
}

/**
 * Finds many patterns in a question. In a pattern `(a|b c)` is a choice, `[a]` may be left out, `word*` stands for
 * every word that begins so, `.` for up to two words of any kind, `..` for up to five, and `...` for up to ten; `^` and
 * `$` stand for beginning and end. The first part is never left out.
 */
export class PatternMatcher<Tag> {
  /** Each pattern by a step that it cannot do without, and that the fewest others have: most questions lack its words. */
  private readonly anchors = new WordIndex<Pattern<Tag>>();

  constructor(patterns: Iterable<readonly [text: string, tag: Tag]>) {
    const known: KnownChoices = new Map();
    const all = Array.from(patterns, ([text, tag], nth): Pattern<Tag> => {
      const atStart = text.startsWith(START);
      const atEnd = text.endsWith(END);
      return { tag, nth, atStart, atEnd, steps: toSteps(text.slice(atStart ? START.length : 0, atEnd ? -END.length : undefined), known) };
    });
    const uses = new Map<string, number>();
    for (const { openings } of all.flatMap(({ steps }) => steps)) {
      for (const { text } of openings) uses.set(text, (uses.get(text) ?? 0) + 1);
    }
    const commonness = new Map<Step['openings'], number>();
    for (const { openings } of known.values()) commonness.set(openings, openings.reduce((sum, { text }) => sum + (uses.get(text) ?? 0), 0));
    for (const pattern of all) {
      const [anchor] = pattern.steps
        .filter(({ optional }) => !optional)
        .sort((a, b) => (commonness.get(a.openings) ?? 0) - (commonness.get(b.openings) ?? 0));
      for (const opening of anchor?.openings ?? []) this.anchors.add(opening, pattern);
    }
  }

  /** Each pattern at most once from each word. */
  match(words: readonly string[]): PatternHit<Tag>[] {
    const possible = [...new Set(words.flatMap((word) => this.anchors.allFor(word)))].sort((a, b) => a.nth - b.nth);
    const hits: PatternHit<Tag>[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (const pattern of possible) {
        const at = positionsFrom(pattern, words, from);
        if (at) hits.push({ tag: pattern.tag, at });
      }
    }
    return hits;
  }
}

function positionsFrom<Tag>({ atStart, atEnd, steps }: Pattern<Tag>, words: readonly string[], from: number): number[] | null {
  if (atStart && from > 0) return null;
  const at = follow(steps, 0, words, from);
  return at && (!atEnd || at.at(-1) === words.length - 1) ? at : null;
}
