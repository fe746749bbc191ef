import { readList } from '../../../../language/resources.js';
import { wordsOf } from '../../../../language/tokens.js';
import { isCommonWord, weightOf } from '../../../../language/word-meanings.js';

/** Words that a pattern allows in one place: with how many words of the text each entry takes. */
interface Choice {
  readonly words: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** Entries of several words, by their first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
}

interface Step {
  readonly choice: Choice;
  /** So many words may stand before it. */
  readonly gap: number;
  /** Any words, or fillers only. */
  readonly anyWords: boolean;
  /** It has to begin a clause. */
  readonly opens: boolean;
}

interface Pattern {
  readonly steps: readonly Step[];
  /** The step whose words are the rarest: without one of them there is no match. */
  readonly rarest: Choice;
  readonly closes: boolean;
  /** Has a negation of its own, so that one in the text takes nothing back. */
  readonly negates: boolean;
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

/** The words of a sentence, and where a clause of it begins or ends. */
export interface Clause {
  readonly words: readonly string[];
  readonly opens: (at: number) => boolean;
  readonly closes: (at: number) => boolean;
}

const FILLERS = new Set(readList('flags/fillers.txt'));
const NEGATIONS = new Set(readList('flags/negations.txt'));
/** How many words before a match may take it back. */
const REACH = 3;

const LISTS = new Map<string, readonly string[]>();

function entriesOf(name: string): readonly string[] {
  const known = LISTS.get(name);
  if (known) return known;
  const entries = name === 'groups' ? groups() : readList(`flags/${name}.txt`);
  LISTS.set(name, entries);
  return entries;
}

const PERSONS = [
  'people',
  'men',
  'women',
  'man',
  'woman',
  'guys',
  'folks',
  'kids',
  'girls',
  'boys',
  'workers',
  'immigrants',
  'person',
  'community',
];

/** "Women", and "black people". */
function groups(): string[] {
  const adjectives = readList('flags/group-adjectives.txt');
  return [
    ...readList('flags/groups.txt'),
    ...adjectives.flatMap((adjective) => PERSONS.map((person) => `${adjective} ${person}`)),
  ];
}

function toChoice(source: string): Choice {
  const words = new Set<string>();
  const prefixes: string[] = [];
  const phrases = new Map<string, string[][]>();
  for (const part of source.split('|').flatMap((one) => (/^<.*>$/.test(one) ? entriesOf(one.slice(1, -1)) : [one]))) {
    const [first = '', ...rest] = wordsOf(part);
    if (part.endsWith('*')) prefixes.push(first);
    else if (rest.length === 0) words.add(first);
    else phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  return { words, prefixes, phrases };
}

function toPattern(line: string): Pattern {
  const parts = line.split(' ').filter((part) => part !== '');
  const steps: Step[] = [];
  let gap = 0;
  let anyWords = false;
  let opens = false;
  for (const part of parts) {
    if (part === '^') opens = true;
    if (part === '^' || part === '$') continue;
    const skip = /^(~|\.\.)(\d+)$/.exec(part);
    if (skip) {
      gap = Number(skip[2]);
      anyWords = skip[1] === '..';
      continue;
    }
    steps.push({ choice: toChoice(part), gap, anyWords, opens });
    gap = 0;
    anyWords = false;
    opens = false;
  }
  const [rarest = toChoice('')] = steps.map(({ choice }) => choice).sort((a, b) => commonness(a) - commonness(b));
  return {
    steps,
    rarest,
    closes: parts.at(-1) === '$',
    negates: parts.some((part) => part.split('|').some((word) => NEGATIONS.has(word))),
  };
}

const ALWAYS = 1_000_000;

/** How much of ordinary text its words make up, as far as their ranks tell. */
function commonness({ words, phrases, prefixes }: Choice): number {
  return [...words, ...rareWordsOf(phrases)].reduce((sum, word) => sum + use(word), prefixes.length * ALWAYS);
}

/** How often a word is used falls with its rank (Zipf), and the weight of a word tells its rank. */
function use(word: string): number {
  return isCommonWord(word) ? 1 / weightOf(word) - 1 : 0;
}

/** Of each phrase the word that is used least. */
function rareWordsOf(phrases: Choice['phrases']): string[] {
  return [...phrases].flatMap(([first, rests]) =>
    rests.map((rest) => [first, ...rest].sort((a, b) => use(a) - use(b))[0] ?? first),
  );
}

/** Where a choice ends that begins here; nothing where it does not begin. */
function endsOf({ words, prefixes, phrases }: Choice, text: readonly string[], at: number): number[] {
  const word = text[at];
  if (word === undefined) return [];
  const ends = words.has(word) || prefixes.some((prefix) => word.startsWith(prefix)) ? [at + 1] : [];
  for (const rest of phrases.get(word) ?? [])
    if (rest.every((next, offset) => text[at + 1 + offset] === next)) ends.push(at + 1 + rest.length);
  return ends;
}

/** Finds patterns of words as `resources/flags` writes them. Time grows with the text alone. */
export class WordPatterns {
  /** By the words of which a text has to have one. */
  private readonly byWord = new Map<string, Pattern[]>();

  constructor(...lists: readonly string[]) {
    for (const list of lists) {
      for (const pattern of readList(`flags/${list}.txt`).map(toPattern)) {
        for (const word of new Set([...pattern.rarest.words, ...rareWordsOf(pattern.rarest.phrases)])) {
          const patterns = this.byWord.get(word);
          if (patterns) patterns.push(pattern);
          else this.byWord.set(word, [pattern]);
        }
      }
    }
  }

  /** Whether one of the words belongs to a pattern that it is rare enough to tell of. */
  concern(words: readonly string[]): boolean {
    for (const word of words) if (this.byWord.has(word)) return true;
    return false;
  }

  /** A match that `accepts` takes. */
  find(clause: Clause, accepts: (match: Match) => boolean = () => true): Match | null {
    const patterns = new Set<Pattern>();
    for (const word of clause.words) for (const pattern of this.byWord.get(word) ?? []) patterns.add(pattern);
    for (const pattern of patterns) {
      for (let from = 0; from < clause.words.length; from += 1) {
        if (!begins(pattern, clause.words[from] ?? '')) continue;
        const to = this.endOf(pattern, clause, from);
        if (to === null || (!pattern.negates && isNegated(clause.words, from, to))) continue;
        if (accepts({ from, to })) return { from, to };
      }
    }
    return null;
  }

  private endOf(
    { steps, closes }: Pattern,
    { words, opens: opensAt, closes: endsAt }: Clause,
    from: number,
  ): number | null {
    let reached = new Set([from]);
    for (const { choice, gap, anyWords, opens } of steps) {
      const next = new Set<number>();
      for (const start of reached) {
        for (let at = start; at <= start + gap; at += 1) {
          if (!opens || opensAt(at)) for (const end of endsOf(choice, words, at)) next.add(end);
          if (!anyWords && !FILLERS.has(words[at] ?? '')) break;
        }
      }
      if (next.size === 0) return null;
      reached = next;
    }
    for (const end of reached) if (!closes || endsAt(end)) return end;
    return null;
  }
}

function begins({ steps }: Pattern, word: string): boolean {
  const first = steps[0]?.choice;
  return first !== undefined && (first.words.has(word) || first.phrases.has(word));
}

function isNegated(words: readonly string[], from: number, to: number): boolean {
  for (let at = Math.max(0, from - REACH); at < to; at += 1) if (NEGATIONS.has(words[at] ?? '')) return true;
  return false;
}
