import { type ClarityRole } from '../../../fields/field.js';
import { subjectWords } from '../../../../language/subject-words.js';
import { type Statement } from '../statements/statement.js';
import { isLack } from './lack.js';
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
export function mentionsOf(role: ClarityRole, statements: readonly Statement[]): Evidence[] {
  const elsewhere = statements.filter(({ answer }) => answer.role !== role);
  const known = new Set(elsewhere.flatMap(({ words }) => [...subjectWords(words)]));
  const isTold = (statement: Statement): boolean => {
    const { description, done, measured, fact, vanity } = statement.reading.kind;
    const shared = [...subjectWords(statement.words)].filter((word) => known.has(word));
    return description + done + measured + fact > TOLD && vanity < VAIN && shared.length >= FEWEST_SHARED;
  };
  return statements
    .filter(
      (statement) =>
        statement.answer.role === role &&
        (statement.texture === 'prose' || statement.texture === 'fragment') &&
        statement.isQuotable &&
        !statement.isOrder &&
        !isLack(statement) &&
        isTold(statement),
    )
    .map((statement) => ({ statement, worth: 0 }));
}
