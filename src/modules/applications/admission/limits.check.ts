import { type ApiError, type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { hasControlCharacters, isLongerThan } from '../../../common/validation/text.js';
import { type SubmissionAttempt } from './attempt.js';
import { type BodyRules, LIVE_BODY } from './body-rules.js';
import { pathOfKey } from './shape.check.js';

type Sent = Pick<SubmissionAttempt, 'body'>;

export function checkLimits({ body }: Sent, rules: BodyRules = LIVE_BODY): ApiError | null {
  const problems: FieldProblem[] = [
    ...(countOf(body['answers'], rules) > LIMITS.answers
      ? [{ path: 'answers', message: `answers must have at most ${LIMITS.answers} items` }]
      : []),
    ...problemsOf(body, rules, isLongerThan, (path, max) => `${path} must be at most ${max} characters`),
  ];
  return hasProblems(problems) ? fieldsError('limit_exceeded', problems) : null;
}

export function checkControlCharacters({ body }: Sent, rules: BodyRules = LIVE_BODY): ApiError | null {
  const problems = problemsOf(
    body,
    rules,
    hasControlCharacters,
    (path) => `${path} must not contain control characters`,
  );
  return hasProblems(problems) ? fieldsError('invalid_text', problems) : null;
}

function countOf(answers: unknown, { isLenient }: BodyRules): number {
  if (Array.isArray(answers)) return answers.length;
  return isLenient && isObject(answers) ? Object.keys(answers).length : 0;
}

type IsWrong = (text: string, max: number) => boolean;

/** Problems of all texts of the body. The path is a function, since it is only put together when something is wrong. */
function problemsOf(
  body: Sent['body'],
  { limits, isLenient }: BodyRules,
  isWrong: IsWrong,
  messageOf: (path: string, max: number) => string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const check = (text: unknown, max: number, pathOf: () => string): void => {
    if (typeof text === 'string' && isWrong(text, max))
      problems.push({ path: pathOf(), message: messageOf(pathOf(), max) });
  };
  for (const [name, max] of limits) check(body[name], max, () => name);
  const { answers } = body;
  if (Array.isArray(answers)) {
    answers.forEach((answer: unknown, index) => {
      if (!isObject(answer)) return;
      check(answer['key'], LIMITS.answerKey, () => `answers[${index}].key`);
      check(answer['value'], LIMITS.answerValue, () => `answers[${index}].value`);
    });
  } else if (isLenient && isObject(answers)) {
    for (const [key, value] of Object.entries(answers)) {
      check(key, LIMITS.answerKey, () => 'answers');
      check(value, LIMITS.answerValue, () => pathOfKey(key));
    }
  }
  return problems;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
