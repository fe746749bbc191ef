import { readNamedLists, type Section, sectionsIn } from '../../../language/resources.js';

/**
 * An industry that an application can be placed in, and its words: `telling` words point to it by themselves, `usual`
 * ones are common in it and rare elsewhere, `shared` ones are common in it and occur in many others. A trailing `*`
 * stands for any ending. A longer phrase hides the shorter ones inside it, even of other industries: "health insurance"
 * says nothing of health.
 */
interface Industry {
  readonly name: string;
  readonly words: readonly Section[];
}

/** `name: Health`, then the words under `[telling]`, `[usual]` and `[shared]`. */
function parse([head = '', ...lines]: readonly string[]): Industry {
  return { name: head.replace(/^name: /, ''), words: sectionsIn(lines) };
}

/** In the order of their names. */
export const INDUSTRIES: readonly Industry[] = [...readNamedLists('industries').values()].map(parse);
