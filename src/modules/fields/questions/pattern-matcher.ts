import { questionWords } from './question-word.js';

/** A pattern found: the positions of its words, without those that it lets stand between. */
export interface PatternHit<Tag> {
  tag: Tag;
  at: readonly number[];
}

interface WordTest {
  text: string;
  prefix: boolean;
}

type Phrase = readonly WordTest[];

/** One step of a pattern: one of some phrases, by their first word, after up to so many words of any kind. */
interface Step {
  exact: ReadonlyMap<string, readonly Phrase[]>;
  prefixed: readonly Phrase[];
  optional: boolean;
  gap: number;
}

interface Pattern<Tag> {
  tag: Tag;
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

function append<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key);
  if (values) values.push(value);
  else index.set(key, [value]);
}

function toStep(choices: string, optional: boolean, gap: number): Step {
  const exact = new Map<string, Phrase[]>();
  const prefixed: Phrase[] = [];
  // Longer ones first: they say more.
  const phrases = choicesOf(choices).map(toPhrase).sort((a, b) => b.length - a.length);
  for (const phrase of phrases) {
    const [first] = phrase;
    if (first?.prefix) prefixed.push(phrase);
    else if (first) append(exact, first.text, phrase);
  }
  return { exact, prefixed, optional, gap };
}

function toSteps(pattern: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const [, group, optional, word] of pattern.matchAll(PART)) {
    const skips = GAPS.get(word);
    if (skips !== undefined) gap = skips;
    else {
      steps.push(toStep(group ?? optional ?? word ?? '', optional !== undefined, gap));
      gap = 0;
    }
  }
  return steps;
}

function fits(phrase: Phrase, words: readonly string[], from: number): boolean {
  return phrase.every(({ text, prefix }, offset) => {
    const word = words[from + offset];
    return word !== undefined && (prefix ? word.startsWith(text) : word === text);
  });
}

function phraseAt({ exact, prefixed }: Step, words: readonly string[], from: number): Phrase | undefined {
  const word = words[from];
  if (word === undefined) return undefined;
  const isHere = (phrase: Phrase): boolean => fits(phrase, words, from);
  return exact.get(word)?.find(isHere) ?? prefixed.find(isHere);
}

function hasAny({ exact, prefixed }: Step, words: ReadonlySet<string>): boolean {
  return [...words].some((word) => exact.has(word) || prefixed.some(([first]) => first && word.startsWith(first.text)));
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
  private readonly exact = new Map<string, Pattern<Tag>[]>();
  private readonly prefixed: Pattern<Tag>[] = [];

  constructor(patterns: Iterable<readonly [text: string, tag: Tag]>) {
    for (const [text, tag] of patterns) {
      const atStart = text.startsWith(START);
      const atEnd = text.endsWith(END);
      const steps = toSteps(text.slice(atStart ? START.length : 0, atEnd ? -END.length : undefined));
      const [first] = steps;
      if (!first) continue;
      const pattern = { tag, atStart, atEnd, steps };
      for (const word of first.exact.keys()) append(this.exact, word, pattern);
      if (first.prefixed.length > 0) this.prefixed.push(pattern);
    }
  }

  /** Each pattern at most once from each word. */
  match(words: readonly string[]): PatternHit<Tag>[] {
    const patterns = this.possible(new Set(words));
    return words.flatMap((word, from) =>
      (patterns.get(word) ?? []).flatMap(({ tag, atStart, atEnd, steps }) => {
        if (atStart && from > 0) return [];
        const at = follow(steps, 0, words, from);
        return at && (!atEnd || at.at(-1) === words.length - 1) ? [{ tag, at }] : [];
      }),
    );
  }

  /** The patterns that can begin with each word, without those that need a word which is nowhere. */
  private possible(words: ReadonlySet<string>): Map<string, Pattern<Tag>[]> {
    const isPossible = ({ steps }: Pattern<Tag>): boolean =>
      steps.every((step) => step.optional || hasAny(step, words));
    const prefixed = this.prefixed.filter(isPossible);
    const beginningWith = (word: string): Pattern<Tag>[] => [
      ...(this.exact.get(word) ?? []).filter(isPossible),
      ...prefixed,
    ];
    return new Map([...words].map((word) => [word, beginningWith(word)]));
  }
}
