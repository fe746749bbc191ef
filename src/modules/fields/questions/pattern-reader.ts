import { type WordTest } from '../../../language/word-index.js';
import { questionWords } from './question-word.js';

export type Phrase = readonly WordTest[];

export interface Choices {
  /** What comes after a word, by this word. */
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases that begin with the beginning of a word. */
  readonly prefixed: readonly Phrase[];
}

/** One step of a pattern: one of the choices, after up to so many words of any kind. */
export interface Step extends Choices {
  readonly optional: boolean;
  readonly gap: number;
}

const GAPS: ReadonlyMap<string | undefined, number> = new Map([
  ['.', 2],
  ['..', 5],
  ['...', 10],
]);
/** A group, with groups in it to one depth, or a word. */
const PART = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[([^[\]()]*(?:\([^()]*\)[^[\]()]*)*)\]|(\S+)/g;
/** What stands between bars that are in no group. */
const CHOICE = /(?:[^|()]+|\([^()]*\))+/g;
const INNER = /\(([^()]*)\)/;
/** Most choices are one word: tens of thousands of them share this. */
const JUST_THE_WORD: readonly Phrase[] = [[]];

/** Reads patterns. They are made of the same groups and words again and again: each is there once. */
export class PatternReader {
  private readonly choices = new Map<string, Choices>();
  private readonly phrases = new Map<string, Phrase>();

  steps(pattern: string): Step[] {
    const steps: Step[] = [];
    let gap = 0;
    for (const [, group, optional, word] of pattern.matchAll(PART)) {
      const skips = GAPS.get(word);
      if (skips !== undefined) gap = skips;
      else {
        steps.push({ ...this.choicesIn(group ?? optional ?? word ?? ''), optional: optional !== undefined, gap });
        gap = 0;
      }
    }
    return steps;
  }

  private choicesIn(group: string): Choices {
    return remember(this.choices, group, () => {
      const exact = new Map<string, readonly Phrase[]>();
      const prefixed: Phrase[] = [];
      // Longer ones first: they say more.
      for (const phrase of choicesOf(group)
        .map((text) => this.phrase(text))
        .sort((a, b) => b.length - a.length)) {
        const [first, ...rest] = phrase;
        if (first?.prefix) prefixed.push(phrase);
        else if (first) {
          const longer = exact.get(first.text);
          exact.set(first.text, longer || rest.length > 0 ? [...(longer ?? []), rest] : JUST_THE_WORD);
        }
      }
      return { exact, prefixed };
    });
  }

  private phrase(text: string): Phrase {
    return remember(this.phrases, text, () =>
      text
        .split(/[\s-]+/)
        .flatMap((part): WordTest[] =>
          part.endsWith('*')
            ? [{ text: part.slice(0, -1), prefix: true }]
            : questionWords(part).map((word) => ({ text: word, prefix: false })),
        ),
    );
  }
}

function remember<Found>(known: Map<string, Found>, text: string, find: () => Found): Found {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = find();
  known.set(text, found);
  return found;
}

/** The choices of a group: "you|your (a|b)" are "you", "your a" and "your b". */
function choicesOf(group: string): string[] {
  return (group.match(CHOICE) ?? []).flatMap(expand);
}

function expand(choice: string): string[] {
  const inner = INNER.exec(choice);
  if (!inner) return [choice];
  const [whole, choices = ''] = inner;
  const before = choice.slice(0, inner.index);
  const after = choice.slice(inner.index + whole.length);
  return choices.split('|').flatMap((within) => expand(`${before}${within}${after}`));
}
