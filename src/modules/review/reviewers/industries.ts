import { readNamedLists, type Section, sectionsIn } from '../../../language/resources.js';

/**
 * `telling` words point to it by themselves, `usual` ones are rare elsewhere, `shared` ones occur in others; `*` is
 * any ending. A longer phrase hides the shorter ones inside it: "health insurance" says nothing of health.
 */
interface Industry {
  readonly name: string;
  readonly words: readonly Section[];
}

function parse([head = '', ...lines]: readonly string[]): Industry {
  return { name: head.replace(/^name: /, ''), words: sectionsIn(lines) };
}

export const INDUSTRIES: readonly Industry[] = [...readNamedLists('industries').values()].map(parse);
