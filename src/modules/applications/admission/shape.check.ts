import { type ApiError, type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type Attempt } from './attempt.js';

const OPTIONAL_TEXTS = ['founder_name', 'external_id', 'schema_id'] as const;
const ANSWER_TEXTS = ['key', 'value'] as const;

/**
 * Types and presence of everything but cohort_id, which has been looked at, and of contact_email only its type. By hand,
 * not by class-validator: this is the route that deadlines fall on, and validation would be a third of its cost.
 */
export function checkShape({ body }: Attempt): ApiError | null {
  const problems = [...textProblems(body), ...answersProblems(body['answers'])];
  return hasProblems(problems) ? fieldsError('invalid_request', problems) : null;
}

function textProblems(body: Record<string, unknown>): FieldProblem[] {
  return [...OPTIONAL_TEXTS, 'contact_email']
    .filter((name) => body[name] !== undefined && body[name] !== null && typeof body[name] !== 'string')
    .map((name) => mustBe(name, 'a string'));
}

function answersProblems(answers: unknown): FieldProblem[] {
  if (answers === undefined || answers === null) return [{ path: 'answers', message: 'answers is required' }];
  if (!Array.isArray(answers)) return [mustBe('answers', 'an array')];
  const problems: FieldProblem[] = [];
  for (const [index, answer] of (answers as unknown[]).entries()) {
    if (problems.length >= LIMITS.listedProblems) break;
    problems.push(...answerProblems(answer, index));
  }
  return problems;
}

function answerProblems(answer: unknown, index: number): FieldProblem[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return [mustBe(`answers[${index}]`, 'an object')];
  const parts = answer as Record<string, unknown>;
  return ANSWER_TEXTS.filter((name) => typeof parts[name] !== 'string').map((name) =>
    mustBe(`answers[${index}].${name}`, 'a string'),
  );
}

function mustBe(path: string, what: string): FieldProblem {
  return { path, message: `${path} must be ${what}` };
}
