import { between, type Token } from './tokens.js';

const MARK = /[,;:()–—]/u;

export function opensClause(text: string, tokens: readonly Token[], at: number): boolean {
  return at === 0 || MARK.test(between(text, tokens, at));
}
