import { readNamedLists, sectionsIn } from '../../../language/resources.js';

/**
 * `telling` words point to it by themselves, `usual` ones are rare elsewhere, `shared` ones occur in others; `*` is
 * any ending. A longer phrase hides the shorter ones inside it: "health insurance" says nothing of health.
 */
export const INDUSTRIES = [...readNamedLists('industries').values()].map(([head = '', ...lines]) => ({
  name: head.replace(/^name: /, ''),
  words: sectionsIn(lines),
}));
