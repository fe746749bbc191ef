export type PersonalDataKind = 'email' | 'phone' | 'bank_account' | 'payment_card' | 'national_id' | 'secret';

export interface PersonalDatum {
  kind: PersonalDataKind;
  start: number;
  end: number;
}

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;
const CARD = /(?<![\d.,])[3-6]\d(?:[ -]?\d){11,17}(?![\d.,]\d)/g;
const SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g;
const SECRET = new RegExp(
  [
    '(?<![A-Za-z0-9])(?:sk-[A-Za-z0-9_-]{16,200}',
    'AKIA[0-9A-Z]{16}',
    'gh[pousr]_[A-Za-z0-9]{20,200}',
    'xox[abp]-[A-Za-z0-9-]{10,200}',
    'inc_(?:live|test)_[A-Za-z0-9]{20,200}',
    '-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----)',
  ].join('|'),
  'g',
);
const PHONE = /(?<![\p{L}\p{N}.,+/-])\+?\(?\d[\d \u00a0().\/-]{5,22}\d(?![\p{L}\p{N}%])/gu;
const PHONE_WORD =
  /(?:tel|phone|telephone|call|whatsapp|mobile|cell|fax|dial)\W{0,4}(?:me|us|at|on|number|is|:|\s){0,4}$/iu;

/** "1 200 000" or "12.500.000": a number that people group by thousands. */
const GROUPED_AMOUNT = /^\+?\d{1,3}(?:([ \u00a0.])\d{3})(?:\1\d{3})*$/u;

function isPhone(text: string, before: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15 || /^\d+\.\d+$/.test(text)) return false;
  if (PHONE_WORD.test(before)) return true;
  if (GROUPED_AMOUNT.test(text)) return text.startsWith('+') && digits >= 11;
  if (/^(?:\+|00)/.test(text)) return digits >= 8;
  if (/^\(\d{2,5}\) ?\d/.test(text)) return true;
  return (
    /^\d{3}([-. ])\d{3}\1\d{4}$/.test(text) ||
    (/^0\d/.test(text) && digits >= 9 && digits <= 12 && !/^\d{1,2}[./-]\d{1,2}[./-]\d/.test(text))
  );
}

function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  if (compact.length < 15 || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (![13, 14, 15, 16, 19].includes(digits.length)) return false;
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, at) => {
      const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

interface Detector {
  kind: PersonalDataKind;
  pattern: RegExp;
  accepts: (text: string, before: string) => boolean;
}

/** Surest first: what one has claimed, the next does not see. */
const DETECTORS: readonly Detector[] = [
  { kind: 'secret', pattern: SECRET, accepts: () => true },
  { kind: 'email', pattern: EMAIL, accepts: () => true },
  { kind: 'bank_account', pattern: IBAN, accepts: isIban },
  { kind: 'payment_card', pattern: CARD, accepts: isCard },
  { kind: 'national_id', pattern: SSN, accepts: () => true },
  { kind: 'phone', pattern: PHONE, accepts: isPhone },
];

const LOOK_BACK = 24;

/** Addresses, numbers and secrets that belong to somebody; amounts, dates and order numbers do not. */
export function findPersonalData(text: string): PersonalDatum[] {
  if (!/[@\d]|sk-|xox|PRIVATE/.test(text)) return [];
  const found: PersonalDatum[] = [];
  for (const { kind, pattern, accepts } of DETECTORS) {
    if (kind === 'email' && !text.includes('@')) continue;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const before = text.slice(Math.max(0, start - LOOK_BACK), start);
      const isTaken = found.some((other) => other.start < end && start < other.end);
      if (!isTaken && accepts(match[0], before)) found.push({ kind, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
