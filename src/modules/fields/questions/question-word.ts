import { wordsOf } from '../../../language/tokens.js';
import { canonicalWord } from './canonical-word.js';

const IS_AFTER = /\b(what|who|how|where|when|why|it|that|there)['’]s\b/giu;

/** The words of a question in the form that the rules are written for: "what's" is "what is", "founder's" "founder". */
export function questionWords(text: string): string[] {
  const plain = text
    .replace(IS_AFTER, '$1 is')
    .replace(/['’]s\b/giu, '')
    .replace(/n['’]t\b/giu, ' not');
  return wordsOf(plain).map(canonicalWord);
}
