import { readNamedLists, type Section, sectionsIn } from '../../../language/resources.js';

/**
 * An industry that an application can be placed in, and the words that give it away: under `telling` those that say it alone, under
 * `usual` what is common there and uncommon elsewhere, under `shared` what is at home there, but a guest in many others. A trailing
 * `*` stands for any ending. A longer phrase takes the words in it away from shorter ones, of other industries too: "health
 * insurance" says nothing of health.
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
