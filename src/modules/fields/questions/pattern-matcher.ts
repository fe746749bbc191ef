import { rememberWords } from '../../../language/remember-words.js';
import { accepts, WordIndex, type WordTest } from '../../../language/word-index.js';
import { type Choices, PatternReader, type Phrase, type Step } from './pattern-reader.js';

/** A pattern found: the positions of its words, without those that it lets stand between. */
export interface PatternHit<Tag> {
  tag: Tag;
  at: readonly number[];
}

interface Pattern<Tag> {
  tag: Tag;
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
  return [
    ...Array.from(exact.keys(), (text) => ({ text, prefix: false })),
    ...prefixed.flatMap(([first]) => first ?? []),
  ];
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
  /** Each pattern by what it can begin with. */
  private readonly beginnings = new WordIndex<Pattern<Tag>>();
  private readonly beginningWith = rememberWords((word) => [...new Set(this.beginnings.allFor(word))]);

  constructor(patterns: Iterable<readonly [text: string, tag: Tag]>) {
    const reader = new PatternReader();
    for (const [text, tag] of patterns) {
      const [atStart, atEnd] = [text.startsWith(START), text.endsWith(END)];
      const steps = reader.steps(text.slice(atStart ? START.length : 0, atEnd ? -END.length : undefined));
      for (const opening of steps.slice(0, 1).flatMap(openingsOf))
        this.beginnings.add(opening, { tag, atStart, atEnd, steps });
    }
  }

  /** Each pattern at most once from each word. */
  match(words: readonly string[]): PatternHit<Tag>[] {
    return words.flatMap((word, from) =>
      this.beginningWith(word).flatMap(({ tag, atStart, atEnd, steps }) => {
        const at = atStart && from > 0 ? null : follow(steps, 0, words, from);
        return at && (!atEnd || at.at(-1) === words.length - 1) ? [{ tag, at }] : [];
      }),
    );
  }
}
