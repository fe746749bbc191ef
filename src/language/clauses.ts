import { between, type Token } from './tokens.js';

const MARK = /[,;:()–—]/u;

/** Whether a clause of a sentence begins with the token. */
export function opensClause(text: string, tokens: readonly Token[], at: number): boolean {
  return at === 0 || MARK.test(between(text, tokens, at));
}
