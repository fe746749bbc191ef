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
/** How many words before a match may negate it. */
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

interface Tag {
  /** Whether the pattern contains a negation itself, so that one before it changes nothing. */
  readonly negates: boolean;
}

export class FlagPatterns {
  private readonly patterns: WordPatterns<Tag>;

  constructor(...lists: readonly string[]) {
    const lines = lists
      .flatMap((list) => readList(`flags/${list}.txt`))
      .map((line): [string, Tag] => [
        withLists(line),
        { negates: line.split(/[ |]/).some((word) => NEGATIONS.has(word)) },
      ]);
    this.patterns = new WordPatterns(lines, undefined, FILLERS);
  }

  /** The first match that is not negated and that `accepts` takes; null if there is none. */
  find(wording: PatternText, accepts: (match: Match) => boolean = () => true): Match | null {
    const { tokens } = wording;
    const words = tokens.map(({ known }) => known);
    for (const { tag, at } of this.patterns.find(words, clauseEdges(wording))) {
      const match = { from: at[0] ?? 0, to: (at.at(-1) ?? 0) + 1 };
      if ((tag.negates || !isNegated(tokens, match)) && accepts(match)) return match;
    }
    return null;
  }
}

function isNegated(tokens: readonly Token[], { from, to }: Match): boolean {
  return tokens.slice(Math.max(0, from - REACH), to).some(({ word }) => NEGATIONS.has(word));
}
