import { wordsOf } from '../../../language/tokens.js';
import { canonicalWord } from './canonical-word.js';

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
  ['m', 'am'],
]);
const SUBJECTS: ReadonlySet<string> = new Set(['you', 'we', 'they', 'i', 'he', 'she', 'it', 'who', 'what', 'how']);
const BEFORE_IS: ReadonlySet<string> = new Set(['what', 'who', 'how', 'where', 'when', 'why', 'it', 'that', 'there']);

/** The words of a question in the form that the rules are written for: "what's" is "what is", "founder's" "founder". */
export function questionWords(text: string): string[] {
  const raw = wordsOf(text);
  return raw.flatMap((word, at) => {
    const before = raw[at - 1] ?? '';
    const isNegated = raw[at + 1] === 't' && word.length > 2 && word.endsWith('n');
    if (word === 's' && at > 0) return BEFORE_IS.has(before) ? ['are'] : [];
    if (word === 't' && before.endsWith('n')) return ['not'];
    if (isNegated && word === 'won') return ['will'];
    if (isNegated && word !== 'can') return [canonicalWord(word.slice(0, -1))];
    return [(SUBJECTS.has(before) ? CONTRACTED.get(word) : undefined) ?? canonicalWord(word)];
  });
}
