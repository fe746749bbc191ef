import { patternOf } from '../../common/text/pattern.js';
import { type Field, type FieldType } from './field.js';

/** Empty once Unicode white space is trimmed; U+0085 is white space that `\s` leaves out. */
export function isBlank(value: string): boolean {
  return !/[^\s\u0085]/u.test(value);
}

const MONTHS = ['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'];
const LATE_MONTHS = ['sep(?:t(?:ember)?)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'];
const MONTH = patternOf(`(?:^|[^a-z])(?:${[...MONTHS, ...LATE_MONTHS].join('|')})(?![a-z])`);
const BOOLEAN = /^(?:yes|no|true|false|y|n|t|f|1|0|on|off|agreed?|i agree|checked|unchecked)$/;

/** A plain number: grouped by commas, dots, spaces or apostrophes, with a sign, a unit letter or a percent sign. */
const AMOUNT = /^[+-]?\d{1,15}(?:[.,'’ \u00a0\u202f]\d{1,15}){0,12} ?(?:[kmb]|bn|mn|thousand|million|billion)?\+? ?%?$/;
const CURRENCY_MARK = /\p{Sc}|^[a-z]{2,3}(?=[ \d$+-])|(?<=[\d ])[a-z]{3}$|^(?:about|around|approx\.?|ca\.?|~|up to)/gu;
const APPROXIMATION = /^(?:about|around|approximately|approx\.?|ca\.?|circa|over|more than|up to|~|>|<|≈)\s*/;

function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]{1,190}$/u.test(text) && /[^.]\.[^.\s]+$/u.test(text);
}

function isUrl(text: string): boolean {
  return text
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .every((part) => {
      const address = /^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(part) ? part : `https://${part}`;
      return URL.canParse(address) && /^[^/]+\/\/[^/]+\.[^/.]/u.test(address);
    });
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\P{Nd}+/gu, '').length;
  return digits >= 5 && digits <= 20 && /^[+(\p{Nd}][\p{Nd}\s().\/+-]*(?:(?:ext|x)\.?\s?\p{Nd}{1,6})?$/iu.test(text);
}

function isNumber(text: string): boolean {
  const plain = text.toLowerCase().replace(APPROXIMATION, '').trim();
  const [first = ''] = plain.split(/\s(?!\d)|\p{Pd}(?=\s?\d)/u, 1);
  return AMOUNT.test(plain) || AMOUNT.test(first);
}

function isCurrency(text: string): boolean {
  return isNumber(text.toLowerCase().replace(APPROXIMATION, '').replace(CURRENCY_MARK, '').trim());
}

function isRealDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** ISO dates are held to the calendar; other ways to write one only have to look like a date. */
function isDate(text: string): boolean {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[t ])/i.exec(text);
  if (iso) return isRealDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})$/.exec(text);
  if (numeric) return [numeric[1], numeric[2], numeric[3]].every((part) => Number(part) > 0);
  const lower = text.toLowerCase();
  return /(?:^|\D)(?:19|20)\d\d(?!\d)/.test(lower) || (MONTH.test(lower) && /\d/.test(lower));
}

function isBoolean(text: string): boolean {
  const [said = ''] = text.toLowerCase().split(/[.!,]/u, 1);
  return BOOLEAN.test(said.trim());
}

function isOption(field: Field, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return field.options === undefined || field.options.some((option) => option.trim().toLowerCase() === wanted);
}

function areOptions(field: Field, text: string): boolean {
  return text
    .split(',')
    .filter((part) => !isBlank(part))
    .every((part) => isOption(field, part));
}

const ANYTHING = (): boolean => true;

const TYPE_TESTS: Readonly<Record<FieldType, (text: string, field: Field) => boolean>> = {
  text: ANYTHING,
  long_text: ANYTHING,
  email: isEmail,
  url: isUrl,
  phone: isPhone,
  number: isNumber,
  currency: isCurrency,
  date: isDate,
  boolean: isBoolean,
  select: (text, field) => isOption(field, text),
  multi_select: (text, field) => areOptions(field, text),
};

/** Whether the question's type and options allow a value. Generous: people write numbers and dates in many ways. */
export function valueFits(field: Field, value: string): boolean {
  return isBlank(value) || TYPE_TESTS[field.field_type](value.trim(), field);
}
