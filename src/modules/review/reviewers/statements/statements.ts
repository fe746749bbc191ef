import { isFunctionWord } from '../../../../language/language.js';
import { type LinearTable } from '../../../../language/linear-model.js';
import { NUMBER_WORDS } from '../../../../language/seen-words.js';
import { readTable } from '../../../../language/resources.js';
import { isCue } from './cues.js';
import { StatementModel } from './statement-model.js';

/** Learned by `npm run train` from the texts in `eval/train/`. */
export const STATEMENTS = new StatementModel(readTable('models/statements.json') as LinearTable);

/** Whether a word can move a score. Such a word stays readable even if it is part of a founder's name. */
export function isScoringWord(word: string): boolean {
  return isFunctionWord(word) || NUMBER_WORDS.has(word) || STATEMENTS.knowsWord(word) || isCue(word);
}
