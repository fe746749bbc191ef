import { type Type } from '@nestjs/common';
import { type FieldProblem, fieldsError, hasProblems } from '../../../common/errors/api-error.js';
import { type ErrorCode } from '../../../common/errors/error-codes.js';
import { knownId } from '../../../common/http/known-id.pipe.js';
import { readQuery } from '../../../common/http/request-validation.pipe.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type ObjectSchema } from './object-schema.js';
import { type Arguments } from './tool.js';

const SHOWN_NAME = 64;

/**
 * Refuses arguments with unknown names. Otherwise a client with a misspelt filter would take all submissions for the
 * filtered ones. @throws ApiError invalid_request
 */
export function checkNames({ properties, required, additionalProperties }: ObjectSchema, given: Arguments): void {
  if (additionalProperties !== false) return;
  const missing = required.filter((name) => given[name] === undefined || given[name] === null);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  const problems: FieldProblem[] = [
    ...missing.map((name) => ({ path: name, message: `${name} is required` })),
    ...unknown.slice(0, LIMITS.listedProblems).map((name) => ({
      path: name.slice(0, SHOWN_NAME),
      message: `${name.slice(0, SHOWN_NAME)} is no argument of this tool`,
    })),
  ];
  if (hasProblems(problems)) throw fieldsError('invalid_request', problems);
}

/** Checks the arguments like the query of the matching operation, whose numbers are texts. @throws ApiError */
export function readArguments<T extends object>(type: Type<T>, given: Arguments): Readonly<T> {
  const texts = Object.entries(given)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]);
  return readQuery(type, Object.fromEntries(texts) as object);
}

/** Reads an id as from a path: one that is no id names nothing. @throws ApiError `notFound` */
export function readId(given: Arguments, name: string, notFound: ErrorCode): string {
  const id = given[name];
  return knownId(typeof id === 'string' ? id : undefined, notFound);
}
