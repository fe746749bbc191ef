import { readList } from '../../../../language/resources.js';
import { between, type Token } from '../../../../language/tokens.js';
import { type Edges } from '../../../../language/word-patterns.js';

export interface PatternText {
  readonly plain: string;
  readonly tokens: readonly Token[];
}

const OPENERS = new Set(readList('flags/order-openers.txt'));
const GOES_ON = new Set(readList('flags/clause-joiners.txt'));
const MARK = /[.,;:!?"“”'’()[\]{}*#>|=–—\n-]/u;
/** Up to this position a third person before "and ignore" or ", ignore" is the one who does it. */
const LATEST_JOINED = 3;
const JOINERS = new Set(['and', 'then', 'or', 'also', 'now']);
const ADDRESSES = new Set(readList('flags/addresses.txt'));

export function clauseEdges({ plain, tokens }: PatternText): Edges {
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
