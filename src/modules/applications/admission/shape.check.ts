import { type ApiError, type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { isAnswer, type SubmissionAttempt } from './attempt.js';
import { type BodyRules, LIVE_BODY } from './body-rules.js';

const ANSWER_TEXTS = ['key', 'value'] as const;

/**
 * Types and presence of everything except cohort_id, which has been checked, and the presence of contact_email. Written
 * by hand: on this busiest of routes class-validator would be a third of the cost.
 */
export function checkShape({ body }: Pick<SubmissionAttempt, 'body'>, rules: BodyRules = LIVE_BODY): ApiError | null {
  const problems = [
    ...rules.texts.filter((name) => !isAbsent(body[name]) && typeof body[name] !== 'string').map(mustBeText),
    ...answersProblems(body['answers'], rules),
  ];
  return hasProblems(problems) ? fieldsError('invalid_request', problems) : null;
}

function answersProblems(answers: unknown, { isLenient }: BodyRules): FieldProblem[] {
  if (isAbsent(answers)) return isLenient ? [] : [{ path: 'answers', message: 'answers is required' }];
  if (Array.isArray(answers)) return itemProblems(answers);
  if (!isLenient) return [mustBe('answers', 'an array')];
  if (typeof answers !== 'object') return [mustBe('answers', 'an object or an array')];
  const values = Object.entries(answers as object);
  return values.filter(([, value]) => typeof value !== 'string').map(([key]) => mustBeText(pathOfKey(key)));
}

function itemProblems(answers: readonly unknown[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [index, answer] of answers.entries()) {
    if (problems.length >= LIMITS.listedProblems) break;
    if (!isAnswer(answer)) problems.push(...answerProblems(answer, index));
  }
  return problems;
}

function answerProblems(answer: unknown, index: number): FieldProblem[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return [mustBe(`answers[${index}]`, 'an object')];
  const parts = answer as Record<string, unknown>;
  return ANSWER_TEXTS.filter((name) => typeof parts[name] !== 'string').map((name) =>
    mustBeText(`answers[${index}].${name}`),
  );
}

/** The path of a value in an object of answers. An overlong key is not repeated. */
export function pathOfKey(key: string): string {
  return key.length > LIMITS.answerKey ? 'answers' : `answers.${key}`;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function mustBeText(path: string): FieldProblem {
  return mustBe(path, 'a string');
}

function mustBe(path: string, what: string): FieldProblem {
  return { path, message: `${path} must be ${what}` };
}
