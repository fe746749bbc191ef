import { type ApiError, type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { hasControlCharacters, isLongerThan } from '../../../common/validation/text.js';
import { type Attempt } from './attempt.js';

interface BoundedText {
  readonly path: string;
  readonly text: string;
  readonly max: number;
}

export function checkLimits(attempt: Attempt): ApiError | null {
  const { answers } = attempt.body;
  const tooMany = Array.isArray(answers) && answers.length > LIMITS.answers;
  const problems: FieldProblem[] = [
    ...(tooMany ? [{ path: 'answers', message: `answers must have at most ${LIMITS.answers} items` }] : []),
    ...boundedTexts(attempt)
      .filter(({ text, max }) => isLongerThan(text, max))
      .map(({ path, max }) => ({ path, message: `${path} must be at most ${max} characters` })),
  ];
  return hasProblems(problems) ? fieldsError('limit_exceeded', problems) : null;
}

export function checkControlCharacters(attempt: Attempt): ApiError | null {
  const problems = boundedTexts(attempt)
    .filter(({ text }) => hasControlCharacters(text))
    .map(({ path }) => ({ path, message: `${path} must not contain control characters` }));
  return hasProblems(problems) ? fieldsError('invalid_text', problems) : null;
}

function boundedTexts({ body }: Attempt): BoundedText[] {
  const texts: BoundedText[] = [];
  const add = (path: string, text: unknown, max: number): void => {
    if (typeof text === 'string') texts.push({ path, text, max });
  };
  add('founder_name', body['founder_name'], LIMITS.name);
  add('contact_email', body['contact_email'], LIMITS.email);
  add('external_id', body['external_id'], LIMITS.externalId);
  const answers: unknown[] = Array.isArray(body['answers']) ? body['answers'] : [];
  answers.forEach((answer, index) => {
    if (typeof answer !== 'object' || answer === null) return;
    if ('key' in answer) add(`answers[${index}].key`, answer.key, LIMITS.answerKey);
    if ('value' in answer) add(`answers[${index}].value`, answer.value, LIMITS.answerValue);
  });
  return texts;
}
