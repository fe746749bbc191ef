import { wordsOf } from './tokens.js';
import { type WordTest } from './word-index.js';

export type Phrase = readonly WordTest[];

export interface Choices {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly prefixed: readonly Phrase[];
}

export interface PatternStep {
  readonly choices: Choices;
  readonly isOptional: boolean;
  readonly opens: boolean;
  readonly gap: number;
  /** Any words, or fillers only. */
  readonly anyWords: boolean;
}

const NO_PHRASE = /[()[\]|^$]|\.\.\d|~\d/;
/** A group, with groups in it to one depth, or a word. */
const PART = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[([^[\]()]*(?:\([^()]*\)[^[\]()]*)*)\]|(\S+)/g;
const GAP = /^(~|\.\.)(\d+)$/;
const CHOICE = /(?:[^|()]+|\([^()]*\))+/g;
const INNER = /\(([^()]*)\)/;

/** Most choices are one word: tens of thousands of them share this, to which nothing is added. */
export const JUST_THE_WORD: Phrase[] = [[]];

/** "you|your (a|b)" are "you", "your a" and "your b". */
function expand(choice: string): string[] {
  const inner = choice.includes('(') ? INNER.exec(choice) : null;
  if (!inner) return [choice];
  const [whole, choices = ''] = inner;
  const [before, after] = [choice.slice(0, inner.index), choice.slice(inner.index + whole.length)];
  return choices.split('|').flatMap((within) => expand(`${before}${within}${after}`));
}

/** Reads patterns as they are written; how that is says `WordPatterns`. */
export class PatternReader {
  /** By how they are written, groups and what they choose from: patterns are made of the same again and again. */
  private readonly groups = new Map<string, Choices>();
  private readonly choices = new Map<string, readonly Phrase[]>();

  constructor(private readonly read: (text: string) => readonly string[]) {}

  /** Null for a pattern that is more than a phrase. */
  phraseIn(text: string): Phrase | null {
    return NO_PHRASE.test(text) ? null : this.phraseOf(text);
  }

  stepsIn(text: string): PatternStep[] {
    const steps: PatternStep[] = [];
    let [gap, anyWords, opens] = [0, false, false];
    for (const [, group, optional, word] of text.matchAll(PART)) {
      const [skip, kind, most] = GAP.exec(word ?? '') ?? [];
      if (skip !== undefined) [gap, anyWords] = [Number(most), kind === '..'];
      else if (word === '^') opens = true;
      else {
        const choices = this.groupOf(group ?? optional ?? word ?? '');
        steps.push({ choices, isOptional: optional !== undefined, opens, gap, anyWords });
        [gap, anyWords, opens] = [0, false, false];
      }
    }
    return steps;
  }

  private groupOf(text: string): Choices {
    const known = this.groups.get(text);
    if (known) return known;
    const exact = new Map<string, Phrase[]>();
    const prefixed: Phrase[] = [];
    const phrases = (text.match(CHOICE) ?? []).flatMap((choice) => this.phrasesOf(choice));
    for (const phrase of phrases.sort((a, b) => b.length - a.length)) {
      const [first, ...rest] = phrase;
      if (first?.prefix) prefixed.push(phrase);
      else if (first) {
        const rests = exact.get(first.text);
        if (!rests) exact.set(first.text, rest.length > 0 ? [rest] : JUST_THE_WORD);
        else if (rests !== JUST_THE_WORD) rests.push(rest);
      }
    }
    const choices = { exact, prefixed };
    this.groups.set(text, choices);
    return choices;
  }

  private phrasesOf(choice: string): readonly Phrase[] {
    const known = this.choices.get(choice);
    if (known) return known;
    const phrases = expand(choice).map((text) => this.phraseOf(text));
    this.choices.set(choice, phrases);
    return phrases;
  }

  private phraseOf(text: string): Phrase {
    const phrase: WordTest[] = [];
    for (const part of text.includes('*') ? text.split(/[\s-]+/) : [text]) {
      const isPrefix = part.endsWith('*');
      const words = part === '*' ? [''] : isPrefix ? wordsOf(part.slice(0, -1)) : this.read(part);
      for (const [at, word] of words.entries())
        phrase.push({ text: word, prefix: isPrefix && at === words.length - 1 });
    }
    return phrase;
  }
}
