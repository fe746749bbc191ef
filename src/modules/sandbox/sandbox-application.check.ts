import { ApiError, type FieldProblem, fieldsError, hasProblems } from '../../common/errors/api-error.js';
import { LIMITS } from '../../common/validation/limits.js';
import { hasControlCharacters, isLongerThan } from '../../common/validation/text.js';
import { isBlank } from '../fields/field-values.js';

const TEXTS = {
  cohort_id: LIMITS.externalId,
  schema_id: LIMITS.externalId,
  founder_name: LIMITS.name,
  contact_email: LIMITS.email,
  external_id: LIMITS.externalId,
} as const;

/** A part of the body that has to be text. */
interface Part {
  readonly path: string;
  readonly value: unknown;
  readonly max: number;
}

/**
 * The sandbox takes any cohort, and answers as the object of its own format or as the live array. What is left out is
 * no error; what is sent keeps to the live types and limits. @throws ApiError
 */
export function checkSandboxApplication(body: Record<string, unknown>): void {
  const { cohort_id: cohortId, answers } = body;
  if (isAbsent(cohortId) || (typeof cohortId === 'string' && isBlank(cohortId)))
    throw new ApiError('cohort_id_required');
  const parts = [...textParts(body), ...answerParts(answers)];
  refuse('invalid_request', [
    ...structureProblems(answers),
    ...parts.filter(({ value }) => typeof value !== 'string').map(({ path }) => problem(path, 'must be a string')),
  ]);
  const count = isAbsent(answers) ? 0 : Object.keys(answers as object).length;
  refuse('limit_exceeded', [
    ...(count > LIMITS.answers ? [problem('answers', `must have at most ${LIMITS.answers} items`)] : []),
    ...parts
      .filter(({ value, max }) => isLongerThan(String(value), max))
      .map(({ path, max }) => problem(path, `must be at most ${max} characters`)),
  ]);
  refuse(
    'invalid_text',
    parts
      .filter(({ value }) => hasControlCharacters(String(value)))
      .map(({ path }) => problem(path, 'must not contain control characters')),
  );
}

function textParts(body: Record<string, unknown>): Part[] {
  return Object.entries(TEXTS)
    .filter(([name]) => !isAbsent(body[name]))
    .map(([name, max]) => ({ path: name, value: body[name], max }));
}

function answerParts(answers: unknown): Part[] {
  if (Array.isArray(answers)) {
    return answers.flatMap((answer: unknown, index) => {
      if (!isObject(answer)) return [];
      return [
        { path: `answers[${index}].key`, value: answer['key'], max: LIMITS.answerKey },
        { path: `answers[${index}].value`, value: answer['value'], max: LIMITS.answerValue },
      ];
    });
  }
  if (!isObject(answers)) return [];
  return Object.entries(answers).flatMap(([key, value]) => [
    { path: 'answers', value: key, max: LIMITS.answerKey },
    { path: key.length > LIMITS.answerKey ? 'answers' : `answers.${key}`, value, max: LIMITS.answerValue },
  ]);
}

function structureProblems(answers: unknown): FieldProblem[] {
  if (isAbsent(answers) || isObject(answers)) return [];
  if (!Array.isArray(answers)) return [problem('answers', 'must be an object or an array')];
  return answers.flatMap((answer, index) =>
    isObject(answer) ? [] : [problem(`answers[${index}]`, 'must be an object')],
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(path: string, complaint: string): FieldProblem {
  return { path, message: `${path} ${complaint}` };
}

function refuse(code: 'invalid_request' | 'limit_exceeded' | 'invalid_text', problems: readonly FieldProblem[]): void {
  if (hasProblems(problems)) throw fieldsError(code, problems);
}
