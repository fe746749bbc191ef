import { accepts, WordIndex, type WordTest } from '../../../language/word-index.js';
import { type Choices, PatternReader, type Phrase, type Step } from './pattern-reader.js';

/** A pattern found: the positions of its words, without those that it lets stand between. */
export interface PatternHit<Tag> {
  tag: Tag;
  at: readonly number[];
}

interface Pattern<Tag> {
  tag: Tag;
  /** Its place among all patterns. */
  nth: number;
  atStart: boolean;
  atEnd: boolean;
  steps: readonly Step[];
}

const START = '^ ';
const END = ' $';

function fits(phrase: Phrase, words: readonly string[], from: number): boolean {
  return phrase.every((test, offset) => accepts(test, words[from + offset]));
}

/** How many words a choice takes there; 0 when none fits. */
function lengthAt({ exact, prefixed }: Choices, words: readonly string[], from: number): number {
  const word = words[from];
  if (word === undefined) return 0;
  const rest = exact.get(word)?.find((phrase) => fits(phrase, words, from + 1));
  if (rest) return rest.length + 1;
  return prefixed.find((phrase) => fits(phrase, words, from))?.length ?? 0;
}

/** The words, or beginnings of words, that a step can begin with. */
function openingsOf({ exact, prefixed }: Choices): WordTest[] {
  return [...Array.from(exact.keys(), (text) => ({ text, prefix: false })), ...prefixed.flatMap(([first]) => first ?? [])];
}

/** How often the words that a step can begin with are those of any of the steps. */
function commonnessIn(steps: readonly Step[]): (step: Step) => number {
  const uses = new Map<string, number>();
  for (const step of steps) for (const { text } of openingsOf(step)) uses.set(text, (uses.get(text) ?? 0) + 1);
  const known = new Map<Step['exact'], number>();
  return (step) => {
    const commonness = known.get(step.exact) ?? openingsOf(step).reduce((sum, { text }) => sum + (uses.get(text) ?? 0), 0);
    known.set(step.exact, commonness);
    return commonness;
  };
}

/** The positions that the steps from `index` on take, or null. */
function follow(steps: readonly Step[], index: number, words: readonly string[], from: number): number[] | null {
  const step = steps[index];
  if (!step) return [];
  for (let at = from; at <= from + step.gap && at < words.length; at += 1) {
    const length = lengthAt(step, words, at);
    const rest = length > 0 ? follow(steps, index + 1, words, at + length) : null;
    if (rest) return [...Array.from({ length }, (_, offset) => at + offset), ...rest];
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
  /** Each pattern by its first step. */
  private readonly beginnings = new WordIndex<Pattern<Tag>>();

  constructor(patterns: Iterable<readonly [text: string, tag: Tag]>) {
    const reader = new PatternReader();
    const all = Array.from(patterns, ([text, tag], nth): Pattern<Tag> => {
      const atStart = text.startsWith(START);
      const atEnd = text.endsWith(END);
      return { tag, nth, atStart, atEnd, steps: reader.steps(text.slice(atStart ? START.length : 0, atEnd ? -END.length : undefined)) };
    });
    const commonness = commonnessIn(all.flatMap(({ steps }) => steps));
    for (const pattern of all) {
      const [anchor] = pattern.steps.filter(({ optional }) => !optional).sort((a, b) => commonness(a) - commonness(b));
      for (const opening of anchor ? openingsOf(anchor) : []) this.anchors.add(opening, pattern);
      for (const opening of pattern.steps.slice(0, 1).flatMap(openingsOf)) this.beginnings.add(opening, pattern);
    }
  }

  /** Each pattern at most once from each word. */
  match(words: readonly string[]): PatternHit<Tag>[] {
    const distinct = [...new Set(words)];
    const possible = new Set(distinct.flatMap((word) => this.anchors.allFor(word)));
    const beginning = new Map(distinct.map((word) => [word, this.beginningWith(word, possible)]));
    const hits: PatternHit<Tag>[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (const pattern of beginning.get(words[from] ?? '') ?? []) {
        const at = positionsFrom(pattern, words, from);
        if (at) hits.push({ tag: pattern.tag, at });
      }
    }
    return hits;
  }

  private beginningWith(word: string, possible: ReadonlySet<Pattern<Tag>>): Pattern<Tag>[] {
    const some = this.beginnings.allFor(word).filter((pattern) => possible.has(pattern));
    return [...new Set(some)].sort((a, b) => a.nth - b.nth);
  }
}

function positionsFrom<Tag>({ atStart, atEnd, steps }: Pattern<Tag>, words: readonly string[], from: number): number[] | null {
  if (atStart && from > 0) return null;
  const at = follow(steps, 0, words, from);
  return at && (!atEnd || at.at(-1) === words.length - 1) ? at : null;
}
