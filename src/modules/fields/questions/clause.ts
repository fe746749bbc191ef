import { fieldWords } from '../sections.js';
import { questionWords } from './question-word.js';

const TO_APPLICANT: ReadonlyMap<string, string> = new Map([
  ['our', 'your'],
  ['ours', 'yours'],
  ['we', 'you'],
  ['my', 'your'],
  ['i', 'you'],
]);
const LEFT_ALONE: ReadonlySet<string> = new Set(fieldWords('left-alone'));

/** "Can we help?" asks the programme. */
const OFFERS: ReadonlySet<string> = new Set(['can', 'could', 'may', 'might', 'should', 'would']);

/** "Our customers" is what the applicant's form says for "your customers"; "we" beside "you" is the programme. */
function addressed(words: readonly string[]): string[] {
  if (words.some((word) => word === 'you' || word === 'your')) return [...words];
  return words.map((word, at) => {
    const isOurs = LEFT_ALONE.has(words[at + 1] ?? '') || OFFERS.has(words[at - 1] ?? '');
    return isOurs ? word : (TO_APPLICANT.get(word) ?? word);
  });
}

/** The words of one question, ready for the rules. */
export function clauseWords(text: string): string[] {
  return addressed(questionWords(text));
}
