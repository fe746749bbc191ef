import { readList } from '../../../../language/resources.js';
import { type Token } from '../../../../language/tokens.js';
import { WordPatterns } from '../../../../language/word-patterns.js';
import { clauseEdges, type PatternText } from './clause.js';

export interface Match {
  readonly from: number;
  readonly to: number;
}

const FILLERS = new Set(readList('flags/fillers.txt'));
const NEGATIONS = new Set(readList('flags/negations.txt'));
const REACH = 3;

/** The entries of a list as a choice; `groups` includes phrases such as "black people". */
function choiceOf(list: string): string {
  const entries = readList(`flags/${list}.txt`);
  if (list !== 'groups') return entries.join('|');
  const persons = readList('flags/persons.txt').join('|');
  return [...entries, ...readList('flags/group-adjectives.txt').map((group) => `${group} (${persons})`)].join('|');
}

function withLists(line: string): string {
  const parts = line.split(' ').map((part) => {
    const whole = part.replace(/<([a-z-]+)>/g, (_, list: string) => choiceOf(list));
    return whole === part ? part : `(${whole})`;
  });
  return parts.join(' ');
}

export class FlagPatterns {
  /** Tagged by whether the pattern has a negation itself, so that one before it changes nothing. */
  private readonly patterns: WordPatterns<boolean>;

  constructor(...lists: readonly string[]) {
    const lines = lists.flatMap((list) => readList(`flags/${list}.txt`));
    const negates = (line: string): boolean => line.split(/[ |]/).some((word) => NEGATIONS.has(word));
    const patterns = lines.map((line) => [withLists(line), negates(line)] as const);
    this.patterns = new WordPatterns(patterns, undefined, FILLERS);
  }

  find(wording: PatternText, accepts: (match: Match) => boolean = () => true): Match | null {
    const { tokens } = wording;
    const words = tokens.map(({ known }) => known);
    for (const { tag: negates, at } of this.patterns.find(words, clauseEdges(wording))) {
      const match = { from: at[0] ?? 0, to: (at.at(-1) ?? 0) + 1 };
      if ((negates || !isNegated(tokens, match)) && accepts(match)) return match;
    }
    return null;
  }
}

function isNegated(tokens: readonly Token[], { from, to }: Match): boolean {
  return tokens.slice(Math.max(0, from - REACH), to).some(({ word }) => NEGATIONS.has(word));
}
