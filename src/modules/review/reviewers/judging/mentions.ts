import { subjectWords } from '../../../../language/subject-words.js';
import { type Statement } from '../statements/statement.js';
import { type Evidence } from './evidence.js';

/** So likely to tell something, and so unlikely to measure nothing that matters. */
const TOLD = 0.35;
const VAIN = 0.3;
/** What is about the venture shares this much with the other answers. */
const FEWEST_SHARED = 2;

/**
 * What is told of the venture under the question that asks for it, in words that nothing was learned from. Nobody who has
 * read it would say that the question was not answered.
 */
export function mentionsOf(role: string, statements: readonly Statement[]): Evidence[] {
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
