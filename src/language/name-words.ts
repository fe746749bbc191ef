import { readWords } from './resources.js';

const NAMES = readWords('names');

/** Whether it is hardly ever anything but somebody's name, or some place's. */
export function isNameWord(word: string): boolean {
  return NAMES.has(word);
}
