import { IsIn, ValidateBy } from 'class-validator';
import { hasControlCharacters, isLongerThan } from './text.js';

/** Names of the constraints whose violation is answered with an error code of its own. */
export const LIMIT_EXCEEDED = 'limitExceeded';
export const INVALID_TEXT = 'invalidText';

export function MaxCharacters(max: number): PropertyDecorator {
  return ValidateBy({
    name: LIMIT_EXCEEDED,
    validator: {
      validate: (value) => typeof value !== 'string' || !isLongerThan(value, max),
      defaultMessage: (args) => `${args?.property ?? ''} must be at most ${max} characters`,
    },
  });
}

export function MaxItems(max: number): PropertyDecorator {
  return ValidateBy({
    name: LIMIT_EXCEEDED,
    validator: {
      validate: (value) => !Array.isArray(value) || value.length <= max,
      defaultMessage: (args) => `${args?.property ?? ''} must have at most ${max} items`,
    },
  });
}

/** For a list that may be neither empty nor too long: both are answered as a limit. */
export function ItemCount(min: number, max: number): PropertyDecorator {
  return ValidateBy({
    name: LIMIT_EXCEEDED,
    validator: {
      validate: (value) => !Array.isArray(value) || (value.length >= min && value.length <= max),
      defaultMessage: (args) => `${args?.property ?? ''} must have ${min} to ${max} items`,
    },
  });
}

export function NoControlCharacters(): PropertyDecorator {
  return ValidateBy({
    name: INVALID_TEXT,
    validator: {
      validate: (value) => typeof value !== 'string' || !hasControlCharacters(value),
      defaultMessage: (args) => `${args?.property ?? ''} must not contain control characters`,
    },
  });
}

/** As `IsIn`, whose own message shows a null as nothing. */
export function IsInOrNull(values: readonly string[]): PropertyDecorator {
  const allowed = [...values, 'null'].join(', ');
  return IsIn([...values, null], { message: `$property must be one of the following values: ${allowed}` });
}
