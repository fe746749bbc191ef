import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import {
  IS_ARRAY,
  IS_BOOLEAN,
  IS_INT,
  IS_NUMBER,
  IS_STRING,
  validateSync,
  type ValidationError,
} from 'class-validator';
import { type FieldProblem, fieldsError, hasProblems } from '../errors/api-error.js';
import { INVALID_TEXT, LIMIT_EXCEEDED } from '../validation/constraints.js';
import { boundedFor } from './bounded-value.js';

type ProblemCode = 'invalid_request' | 'limit_exceeded' | 'invalid_text';
type Problem = FieldProblem & { readonly code: ProblemCode };

/**
 * Checks bodies and queries against their DTO classes. The answer lists everything that is wrong at the first step that
 * fails.
 */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (metatype === undefined || type === 'param' || type === 'custom' || isBuiltIn(metatype)) return value;
    const dto = metatype as Type<object>;
    return type === 'query' ? readQuery(dto, value ?? {}) : readDto(dto, value ?? {});
  }
}

/** Most queries are empty, and the DTO of an empty query is always the same. */
const ofNothing = new Map<Type<object>, object>();

/** As `readDto`, for a query string. The result is shared and must not be changed. @throws ApiError 400 or 422 */
export function readQuery<T extends object>(type: Type<T>, query: object): Readonly<T> {
  if (Object.keys(query).length > 0) return readDto(type, query, (problem) => aboutRepetition(problem, query));
  const known = ofNothing.get(type) ?? Object.freeze(readDto(type, {}));
  ofNothing.set(type, known);
  return known as T;
}

/** The value as an instance of its DTO class, unknown properties dropped. @throws ApiError 400 or 422 */
export function readDto<T extends object>(
  type: Type<T>,
  value: unknown,
  say = (problem: Problem): Problem => problem,
): T {
  const dto = plainToInstance(type, boundedFor(type, value), { exposeUnsetFields: false });
  const problems = validateSync(dto, { whitelist: true, forbidUnknownValues: false }).flatMap((error) =>
    flatten(error, ''),
  );
  for (const code of ['invalid_request', 'limit_exceeded', 'invalid_text'] as const) {
    const ofThisStep = problems.filter((problem) => problem.code === code).map(say);
    if (hasProblems(ofThisStep)) throw fieldsError(code, ofThisStep);
  }
  return dto;
}

/** A parameter that is sent twice arrives as a list; the problem is the repetition, not the values. */
function aboutRepetition(problem: Problem, query: object): Problem {
  const isRepeated = Array.isArray(Object.entries(query).find(([name]) => name === problem.path)?.[1]);
  return isRepeated ? { ...problem, message: `${problem.path} must be given once` } : problem;
}

/** The constraints that say of which type a value has to be. */
const TYPES: ReadonlySet<string> = new Set([IS_ARRAY, IS_BOOLEAN, IS_INT, IS_NUMBER, IS_STRING]);

function isBuiltIn(type: Type): boolean {
  return ([String, Boolean, Number, Array, Object] as unknown[]).includes(type);
}

/** class-validator nests errors as the value is nested; callers get flat paths such as `answers[2].value`. */
function flatten(error: ValidationError, parent: string): Problem[] {
  const isIndex = /^\d+$/.test(error.property);
  const path = isIndex
    ? `${parent}[${error.property}]`
    : parent === ''
      ? error.property
      : `${parent}.${error.property}`;
  const broken = Object.entries(error.constraints ?? {});
  // What is of the wrong type is neither too large nor too small.
  const wrongType = broken.filter(([name]) => TYPES.has(name));
  const own = (wrongType.length > 0 ? wrongType : broken).map(([name, message]) => ({
    code: codeOf(name),
    path,
    message: name === 'nestedValidation' ? `${path} must be an object` : message.replace(error.property, () => path),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

function codeOf(constraint: string): ProblemCode {
  if (constraint === LIMIT_EXCEEDED) return 'limit_exceeded';
  return constraint === INVALID_TEXT ? 'invalid_text' : 'invalid_request';
}
