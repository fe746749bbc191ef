import { isUuid } from '../common/ids/uuid.js';
import { fromApiDate } from '../common/time/api-date.js';
import { isEmailAddress } from '../common/validation/email.js';
import { LIMITS } from '../common/validation/limits.js';
import { hasControlCharacters, isLongerThan } from '../common/validation/text.js';
import { type OptionTexts } from './command.js';
import { UsageError } from './usage-error.js';

/** @throws UsageError, here and below, with a sentence that names the option */
export function requiredText(options: OptionTexts, name: string, max: number): string {
  const text = optionalText(options, name, max);
  if (text === null) throw new UsageError(`--${name} is required.`);
  return text;
}

export function optionalText(options: OptionTexts, name: string, max: number): string | null {
  const text = options[name];
  if (text === undefined || text.trim() === '') return null;
  if (isLongerThan(text, max)) throw new UsageError(`--${name} must be at most ${max} characters.`);
  if (hasControlCharacters(text)) throw new UsageError(`--${name} must not contain control characters.`);
  return text;
}

export function emailAddress(options: OptionTexts): string {
  const email = requiredText(options, 'email', LIMITS.email);
  if (!isEmailAddress(email)) throw new UsageError('--email must be a valid e-mail address.');
  return email;
}

export function organisationId(options: OptionTexts): string {
  return idOf(options, 'organisation', 'an organisation');
}

export function keyId(options: OptionTexts): string {
  return idOf(options, 'key', 'a key');
}

/** Null when the option is left out. */
export function optionalOrganisationId(options: OptionTexts): string | null {
  return optionalText(options, 'organisation', LIMITS.name) === null ? null : organisationId(options);
}

export function wholeNumber(options: OptionTexts, name: string, range: { min: number; max: number }): number {
  const text = requiredText(options, name, LIMITS.name);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new UsageError(`--${name} must be a whole number from ${range.min} to ${range.max}.`);
}

/** Null when the option is left out. */
export function optionalWholeNumber(
  options: OptionTexts,
  name: string,
  range: { min: number; max: number },
): number | null {
  return optionalText(options, name, LIMITS.name) === null ? null : wholeNumber(options, name, range);
}

export function oneOf<T extends string>(options: OptionTexts, name: string, values: readonly T[]): T {
  const text = requiredText(options, name, LIMITS.name);
  return known(text, name, values);
}

/** Values separated by commas; the usual ones when the option is left out. */
export function someOf<T extends string>(
  options: OptionTexts,
  name: string,
  { values, usual }: { readonly values: readonly T[]; readonly usual: readonly T[] },
): T[] {
  const text = optionalText(options, name, LIMITS.text);
  if (text === null) return [...usual];
  return [...new Set(text.split(',').map((word) => known(word.trim(), name, values)))];
}

/** Null when the option is left out. */
export function futureTimeOption(options: OptionTexts, name: string): Date | null {
  const text = optionalText(options, name, LIMITS.name);
  if (text === null) return null;
  const time = fromApiDate(text);
  if (time === null) throw new UsageError(`--${name} must be an ISO 8601 date-time.`);
  if (time <= new Date()) throw new UsageError(`--${name} must be in the future.`);
  return time;
}

function known<T extends string>(text: string, name: string, values: readonly T[]): T {
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new UsageError(`--${name} must be one of ${values.join(', ')}.`);
  return value;
}

function idOf(options: OptionTexts, name: string, kind: string): string {
  const id = requiredText(options, name, LIMITS.name);
  if (!isUuid(id)) throw new UsageError(`--${name} must be the id of ${kind}.`);
  return id;
}
