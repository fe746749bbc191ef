import { type Wording } from '../../../language/read-text.js';
import { between } from '../../../language/tokens.js';

const MARK = /[,;:()–—]/u;

/** Whether a mark stands before this token of a sentence that parts one clause from the next. */
export function isParted({ plain, tokens }: Wording, at: number): boolean {
  return MARK.test(between(plain, tokens, at));
}
