import { rememberFor } from '../../../common/cache/remember-for.js';
import { patternOf } from '../../../common/text/pattern.js';
import { readChoice } from '../../../language/resources.js';
import { isCardNumber, isCpf, isDni, isIban } from './check-digits.js';
import { isPhoneNumber, PHONE } from './phone-numbers.js';

export type PersonalDataKind =
  'email' | 'phone' | 'bank_account' | 'payment_card' | 'national_id' | 'secret' | 'birth_date' | 'home_address';

export interface PersonalDatum {
  kind: PersonalDataKind;
  start: number;
  end: number;
}

const EMAIL =
  /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,7}\.\p{L}{2,24}(?![\p{L}\p{N}])/gu;
const SPELT_EMAIL =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._+-]{1,64} ?(?:\(at\)|\[at\]|\{at\}|<at>| at |＠) ?[\p{L}\p{N}-]{2,63}(?: ?(?:\(dot\)|\[dot\]|\{dot\}|<dot>| dot |\.) ?[\p{L}\p{N}-]{2,24}){1,4}(?![\p{L}\p{N}])/giu;
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/gi;
const CARD = /(?<![\d.,])[2-6]\d(?:[ .-]?\d){11,17}(?![\d.,]\d)/g;
const SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g;
const DNI = /(?<![A-Za-z0-9])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![A-Za-z0-9])/g;
const NINO = /(?<![A-Za-z0-9])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z0-9])/g;
const CODICE_FISCALE = /(?<![A-Za-z0-9])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![A-Za-z0-9])/g;
const DOCUMENT = String.raw`\b(?:${readChoice('personal-data/identity-documents.txt')})`;
const NAMED_ID = patternOf(
  [
    String.raw`${DOCUMENT}(?:[ -](?:number|no|nr|num|card|id)\.?){0,2}(?: is| of [\p{L} ]{1,30}?)?[ :#-]{1,3}`,
    String.raw`((?=(?:[A-Z -]{0,4}\d){4})[A-Z]{0,5}\d[A-Z0-9]{2,12}(?:[ -][A-Z0-9]{2,5}){0,3}|\d{4} \d{4} \d{4}|[A-Z]{1,5}\d{4,12}[A-Z]?)(?![A-Za-z0-9])`,
  ].join(''),
  'giu',
);
const ACCOUNT =
  /\b(?:sort code|bank account|account (?:number|no)|acct|a\/c|routing (?:number|no)|kontonummer|numéro de compte|nuban)(?:\.| number| no\.?| is)?[ :#-]{1,3}\d[\d -]{5,22}\d(?!\d)/giu;
const BIRTH_DATE =
  /\b(?:date of birth|d\.?o\.?b\.?|birth ?date|geburtsdatum|date de naissance|fecha de nacimiento)(?: is)?[ :-]{1,3}(?:\d{1,4}[./ -]\d{1,2}[./ -]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4})/giu;
const HOME_ADDRESS =
  /\b(?:(?:my|our|her|his|the founder's|private|home) (?:home )?address(?: is)?|home address|I live at|we live at|lives at|residing at|reside at)[ :-]{1,3}(?=[^\n]{0,60}\d)[^\n.;]{8,90}/giu;

const SECRET = patternOf(`(?<![A-Za-z0-9])(?:${readChoice('personal-data/secrets.txt')})`, 'g');
const NAMED_SECRET =
  /\b(?:api[ _-]?key|api[ _-]?secret|secret[ _-]?(?:access[ _-]?)?key|client[ _-]?secret|access[ _-]?token|auth[ _-]?token|bearer|private[ _-]?key|password|passwd|pwd|passphrase|passwort|mot de passe|contraseña|login)(?: is| for [\p{L}\p{N}. -]{1,30}?)?\s{0,3}[:=]{0,2}\s{0,3}["'`]?(?=[^\s"'`]{0,80}\d)(?=[^\s"'`]{0,80}\p{L})[^\s"'`,;]{6,200}/giu;

type Accepts = (text: string, before: string, after: string) => boolean;
interface Detector {
  kind: PersonalDataKind;
  pattern: RegExp;
  /** A simple pattern that every match contains, tried first. */
  needs: RegExp;
  accepts?: Accepts;
}

/** Left out: "git@host", which is nobody's address, and placeholders in manuals. */
const isSomebodys: Accepts = (text) => !/^git@/i.test(text);
const isNamedSecret: Accepts = (text) =>
  /[:=]|\bis\b|bearer/i.test(text) && !/\b(?:is|for) (?:\d|min|max|at)/i.test(text);
const AFTER_ORDER =
  /(?:order|invoice|ref|reference|serial|imei|tracking|ticket)\b[^\p{L}]{0,4}(?:(?:number|no|id|is)\b[^\p{L}]{0,3}){0,2}$/iu;
const isCard: Accepts = (text, before) => isCardNumber(text) && !AFTER_ORDER.test(before);
/** With spaces, a social security number looks like any other three numbers. */
const isSsn: Accepts = (text, before) => text.includes('-') || /\b(?:ssn|social security)\b/i.test(before);
/** The word alone also stands before registration numbers of devices and firms. */
const isNamedId: Accepts = (text, before) =>
  !/^id\b/i.test(text) || /\b(?:my|founder|national|personal|citizen|voter)['’s]* $/i.test(before);
const isSpelt: Accepts = (text) =>
  /[([{<＠]/.test(text) || (/ at /i.test(text) && / dot (?:com|org|net|io|co|de|uk|fr|ke|in|eu|gov|edu)$/i.test(text));

/** The surest first, since later ones do not look at what an earlier one has matched. */
const DETECTORS: readonly Detector[] = [
  { kind: 'secret', pattern: SECRET, needs: /sk-|A[KS]IA|glpat-|xox|_|AIza|ya29|SG\.|eyJ|:\/\/|-----/ },
  {
    kind: 'secret',
    pattern: NAMED_SECRET,
    needs: /key|secret|token|bearer|pass|pwd|login|contrase/i,
    accepts: isNamedSecret,
  },
  { kind: 'email', pattern: EMAIL, needs: /@/, accepts: isSomebodys },
  { kind: 'email', pattern: SPELT_EMAIL, needs: /[([{<]at[)\]}>]| at [^.\n]{2,60} dot |＠/i, accepts: isSpelt },
  { kind: 'bank_account', pattern: IBAN, needs: /[A-Za-z]{2}\d{2}/, accepts: isIban },
  { kind: 'bank_account', pattern: ACCOUNT, needs: /sort|acc|a\/c|routing|konto|compte|nuban/i },
  { kind: 'payment_card', pattern: CARD, needs: /\d[\d .-]{12}/, accepts: isCard },
  { kind: 'national_id', pattern: SSN, needs: /\d{3}[- ]\d\d/, accepts: isSsn },
  { kind: 'national_id', pattern: CPF, needs: /\d-\d\d/, accepts: isCpf },
  { kind: 'national_id', pattern: DNI, needs: /\d{7}-?[A-Z]/, accepts: isDni },
  { kind: 'national_id', pattern: NINO, needs: /[A-Z]{2} ?\d{2}/ },
  { kind: 'national_id', pattern: CODICE_FISCALE, needs: /[A-Z]{6}\d{2}/ },
  { kind: 'national_id', pattern: NAMED_ID, needs: patternOf(String.raw`${DOCUMENT}\b`, 'i'), accepts: isNamedId },
  { kind: 'birth_date', pattern: BIRTH_DATE, needs: /birth|d\.?o\.?b|geburt|naissance|nacim/i },
  { kind: 'home_address', pattern: HOME_ADDRESS, needs: /address|live|resid/i },
  { kind: 'phone', pattern: PHONE, needs: /\d[\d \u00a0().\/-]{6}/, accepts: isPhoneNumber },
];

const LOOK_AROUND = 48;

/** Addresses, numbers and secrets that belong to somebody; amounts, dates and order numbers do not. */
export function findPersonalData(text: string): PersonalDatum[] {
  if (!/[@\d＠]|sk-|xox|PRIVATE|[([{<]at[)\]}>]| dot /i.test(text)) return [];
  const found: PersonalDatum[] = [];
  const taken = new Uint8Array(text.length);
  for (const { kind, pattern, needs, accepts } of DETECTORS) {
    if (!needs.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.subarray(start, end).includes(1)) continue;
      const before = text.slice(Math.max(0, start - LOOK_AROUND), start);
      if (accepts?.(match[0], before, text.slice(end, end + LOOK_AROUND)) === false) continue;
      taken.fill(1, start, end);
      found.push({ kind, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

export const personalDataIn = rememberFor(({ value }: { readonly value: string }) => findPersonalData(value));
