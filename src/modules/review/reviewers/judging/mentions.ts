import { subjectWords } from '../../../../language/subject-words.js';
import { type Statement } from '../statements/statement.js';
import { type WeighedStatement } from './evidence.js';

/**
 * From this probability on a statement tells something; below `VAIN` it is not one that measures nothing of importance.
 */
const TOLD = 0.35;
const VAIN = 0.3;
/** A statement about the venture has at least this many words in common with the other answers. */
const FEWEST_SHARED = 2;

/**
 * Statements that answer the question for the role in words that the table has not learned. No reader would say that
 * the question was not answered.
 */
export function mentionsOf(role: string, statements: readonly Statement[]): WeighedStatement[] {
  const mayTell = statements.filter((statement) => statement.answer.role === role && couldTell(statement));
  if (mayTell.length === 0) return [];
  const known = new Set(
    statements.flatMap(({ answer, words }) => (answer.role === role ? [] : [...subjectWords(words)])),
  );
  return mayTell
    .filter(({ words }) => [...subjectWords(words)].filter((word) => known.has(word)).length >= FEWEST_SHARED)
    .map((statement) => ({ statement, worth: 0 }));
}

function couldTell(statement: Statement): boolean {
  const { texture, isQuotable, isOrder, isLack, reading } = statement;
  const { description, done, measured, fact, vanity } = reading.kind;
  return (
    (texture === 'prose' || texture === 'fragment') &&
    isQuotable &&
    !isOrder &&
    description + done + measured + fact > TOLD &&
    vanity < VAIN &&
    !isLack
  );
}
