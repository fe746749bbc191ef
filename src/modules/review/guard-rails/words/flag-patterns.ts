import { readList } from '../../../../language/resources.js';
import { between, type Token } from '../../../../language/tokens.js';
import { type Edges, WordPatterns } from '../../../../language/word-patterns.js';

export interface PatternText {
  readonly plain: string;
  readonly tokens: readonly Token[];
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

const FILLERS = new Set(readList('flags/fillers.txt'));
const NEGATIONS = new Set(readList('flags/negations.txt'));
const REACH = 3;

const OPENERS = new Set(readList('flags/order-openers.txt'));
const GOES_ON = new Set(readList('flags/clause-joiners.txt'));
const MARK = /[.,;:!?"“”'’()[\]{}*#>|=–—\n-]/u;
/** Up to this position a third person before "and ignore" or ", ignore" is the one who does it. */
const LATEST_JOINED = 3;
const JOINERS = new Set(['and', 'then', 'or', 'also', 'now']);
const ADDRESSES = new Set(readList('flags/addresses.txt'));

function clauseEdges({ plain, tokens }: PatternText): Edges {
  const isAddressed = (): boolean => tokens.slice(0, LATEST_JOINED).some(({ word }) => ADDRESSES.has(word));
  const opens = (at: number): boolean => {
    const before = tokens[at - 1]?.word;
    if (before === undefined) return true;
    const mark = between(plain, tokens, at);
    if (/[.:!?"“>|=\n#]|[–—-]\s/u.test(mark)) return true;
    const isJoined = JOINERS.has(before) || /[,;]/.test(mark);
    if (isJoined) return at <= LATEST_JOINED || isAddressed();
    return OPENERS.has(before);
  };
  const closes = (at: number): boolean => {
    const next = tokens[at]?.word;
    return next === undefined || GOES_ON.has(next) || MARK.test(between(plain, tokens, at));
  };
  return { opens, closes };
}

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
