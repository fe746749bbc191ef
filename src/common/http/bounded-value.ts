import { type Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { LIMITS } from '../validation/limits.js';

/** More items than any list or nested object may hold: what is cut to this length is still refused as too long. */
const MOST = 2 * Math.max(LIMITS.answers, LIMITS.schemaFields, LIMITS.options, LIMITS.page);

/**
 * Cuts a body to the properties that a DTO class declares, and its lists and objects to just over the most they may
 * hold. class-transformer looks every key up among all the others, so that a body of 60,000 keys, which is well within
 * the limit of bytes, would keep everybody waiting for seconds.
 */
export function boundedFor(type: Type<object>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bounded(value);
  const declared = namesIn(type).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(declared.map((name) => [name, bounded((value as Record<string, unknown>)[name])]));
}

function namesIn(type: Type<object>): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

function bounded(value: unknown): unknown {
  // A list within a list, which no request has, would pass class-validator's look at the items.
  if (Array.isArray(value)) return value.slice(0, MOST).map((item) => (Array.isArray(item) ? null : bounded(item)));
  if (typeof value !== 'object' || value === null) return value;
  // class-transformer never binds `constructor`, but calls what an object has under it.
  const entries = Object.entries(value).filter(([key]) => key !== 'constructor');
  return Object.fromEntries(entries.slice(0, MOST).map(([key, inner]) => [key, bounded(inner)]));
}
