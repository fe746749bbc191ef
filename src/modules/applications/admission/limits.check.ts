import { type ApiError, type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { hasControlCharacters, isLongerThan } from '../../../common/validation/text.js';
import { type Attempt } from './attempt.js';

export function checkLimits(attempt: Attempt): ApiError | null {
  const { answers } = attempt.body;
  const tooMany = Array.isArray(answers) && answers.length > LIMITS.answers;
  const problems: FieldProblem[] = [
    ...(tooMany ? [{ path: 'answers', message: `answers must have at most ${LIMITS.answers} items` }] : []),
    ...problemsOf(attempt, isLongerThan, (path, max) => `${path} must be at most ${max} characters`),
  ];
  return hasProblems(problems) ? fieldsError('limit_exceeded', problems) : null;
}

export function checkControlCharacters(attempt: Attempt): ApiError | null {
  const problems = problemsOf(attempt, hasControlCharacters, (path) => `${path} must not contain control characters`);
  return hasProblems(problems) ? fieldsError('invalid_text', problems) : null;
}

type IsWrong = (text: string, max: number) => boolean;

/** Of all texts of the body. Where one is, is only put into words when something is wrong with it. */
function problemsOf(
  { body }: Attempt,
  isWrong: IsWrong,
  messageOf: (path: string, max: number) => string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const check = (text: unknown, max: number, pathOf: () => string): void => {
    if (typeof text === 'string' && isWrong(text, max))
      problems.push({ path: pathOf(), message: messageOf(pathOf(), max) });
  };
  check(body['founder_name'], LIMITS.name, () => 'founder_name');
  check(body['contact_email'], LIMITS.email, () => 'contact_email');
  check(body['external_id'], LIMITS.externalId, () => 'external_id');
  const answers: unknown[] = Array.isArray(body['answers']) ? body['answers'] : [];
  answers.forEach((answer, index) => {
    if (typeof answer !== 'object' || answer === null) return;
    if ('key' in answer) check(answer.key, LIMITS.answerKey, () => `answers[${index}].key`);
    if ('value' in answer) check(answer.value, LIMITS.answerValue, () => `answers[${index}].value`);
  });
  return problems;
}
