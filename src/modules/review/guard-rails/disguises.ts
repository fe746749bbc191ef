import anyAscii from 'any-ascii';

const BASE64 = /[A-Za-z0-9+/_-]{20,6000}={0,2}/g;
const HEX = /(?:(?:\\x|0x)?[0-9a-f]{2}[ ,]?){12,2000}/giu;
const BINARY = /(?:[01]{8}[ ,]?){6,1000}/g;
const CODES = /(?:\b\d{2,3}[ ,]{1,2}){11,800}\d{2,3}\b/g;
const ESCAPES = /(?:(?:\\u\{?[0-9a-f]{4,5}\}?|&#x?[0-9a-f]{2,5};|%[0-9a-f]{2}|\\x[0-9a-f]{2})[ \w]{0,12}){4,400}/giu;
const READABLE = /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\n]+$/u;
const WORDY = /\p{L}{3}/u;

function isReadable(text: string): boolean {
  return text.length >= 6 && READABLE.test(text) && WORDY.test(text);
}

function fromBase64(part: string): string {
  return Buffer.from(part, 'base64').toString('utf8');
}

function fromHex(part: string): string {
  return Buffer.from(part.replace(/\\x|0x|[ ,]/gi, ''), 'hex').toString('utf8');
}

function fromNumbers(part: string, base: number): string {
  return part
    .split(/[ ,]+/)
    .map((code) => String.fromCharCode(parseInt(code, base)))
    .join('');
}

function fromBinary(part: string): string {
  return fromNumbers(part.replace(/([01]{8})[ ,]?/g, '$1 ').trim(), 2);
}

function fromEscapes(part: string): string {
  return part.replace(
    /\\u\{?([0-9a-f]{4,5})\}?|&#x([0-9a-f]{2,5});|&#(\d{2,5});|(?:%|\\x)([0-9a-f]{2})/giu,
    (
      _all,
      unicode: string | undefined,
      hex: string | undefined,
      decimal: string | undefined,
      byte: string | undefined,
    ) => {
      const code = decimal === undefined ? parseInt(unicode ?? hex ?? byte ?? '0', 16) : Number(decimal);
      return code < 0x110000 ? String.fromCodePoint(code) : '';
    },
  );
}

const DECODERS: readonly { pattern: RegExp; worth: RegExp; decode: (part: string) => string }[] = [
  { pattern: BASE64, worth: /[A-Za-z0-9+/_-]{20}/, decode: fromBase64 },
  { pattern: HEX, worth: /[0-9a-f]{2}/i, decode: fromHex },
  { pattern: BINARY, worth: /[01]{8}/, decode: fromBinary },
  { pattern: CODES, worth: /\d{2,3}[ ,]{1,2}\d{2,3}[ ,]{1,2}\d{2,3}[ ,]/, decode: (part) => fromNumbers(part, 10) },
  { pattern: ESCAPES, worth: /\\u|&#|%[0-9a-f]{2}|\\x/i, decode: fromEscapes },
];

/** The text with what is written as base64, as numbers, codes or escapes put in plain letters; null where nothing is. */
function decoded(text: string): string | null {
  let reading = text;
  for (const { pattern, worth, decode } of DECODERS) {
    if (!worth.test(reading)) continue;
    reading = reading.replace(pattern, (part) => {
      const says = decode(part);
      if (!isReadable(says)) return part;
      return pattern === ESCAPES ? says : `. ${says}. `;
    });
  }
  return reading === text ? null : reading;
}

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '+': 't',
};
/** A letter beside a digit or a sign makes it one in disguise. */
const RUN = /[\p{L}\d@$!|€£+]{3,40}/gu;
const LEET_PAIR = /\p{Ll}[013457@$!|€£+]|[013457@$!|€£+]\p{Ll}/u;
const SINGLES = /(?<!\p{L})\p{L}[ \u00a0._*\-·~|/]{1,3}\p{L}[ \u00a0._*\-·~|/]{1,3}\p{L}[ \u00a0._*\-·~|/]/u;
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ \u00a0._*\-·~|/]{1,3}){3,400}\p{L}(?![\p{L}\p{N}])/gu;
/** What is worth reading once more without what stands inside its words. */
const SPLIT_WORDS =
  /ignor|disregard|forget|overrid|bypass|instruct|prompt|rubric|guideline|score|scoring|rating|maxim|highest|marks|points|reviewer|evaluat|previous|approv|fuck|shit|bitch|cunt|idiot|moron|asshole|nigg|fagg/giu;
const INSIDE_MARK = /[<*_~\-‐‑·.|^\\`/+]/;
const INSIDE_WORDS = /(?<=\p{L})(?:(?:<[^<>]{0,60}>){1,3}|\*{1,3}|_{1,3}|~{1,2}|[-‐‑·.|^\\`/+]{1,3})(?=\p{L})/gu;
/** Letters in boxes, circles, small capitals and turned ones, which are no letters to a tokeniser. */
const DRESSED = /[\u{1f110}-\u{1f1ff}\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u1d00-\u1d2b\u0250-\u02af\uff21-\uff5a]/u;
const DRESSED_RUN = /[\u{1f110}-\u{1f1ff}\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u1d00-\u1d2b\u0250-\u02af\uff21-\uff5a]+/gu;

function withoutLeet(text: string, one: string): string {
  return text.replace(RUN, (word) =>
    LEET_PAIR.test(word)
      ? word.replace(/[013456789@$!|€£+]/g, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))
      : word,
  );
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

function undressed(text: string): string {
  const flags = text.replace(/(?:[\u{1f1e6}-\u{1f1ff}]\s?){3,}/gu, (run) =>
    Array.from(run, (sign) => (sign.trim() ? String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 97) : '')).join(
      '',
    ),
  );
  return flags
    .replace(DRESSED_RUN, (run) => anyAscii(run.normalize('NFKC')))
    .replace(/:regional_indicator_([a-z]):/g, '$1');
}

/** Letters one by one: with wider gaps between words where there are any, else all in one. */
function joined(run: string): string {
  const words = run.split(/\s{2,}|\s[^\p{L}\s]\s/u);
  return words.map((word) => word.replace(/[^\p{L}]/gu, '')).join(' ');
}

function splitWords(text: string): number {
  return text.match(SPLIT_WORDS)?.length ?? 0;
}

/** Other ways to read a stretch of text, as far as it gives reason to. */
export function otherReadings(text: string): string[] {
  const readings: string[] = [];
  const plain = DRESSED.test(text) ? undressed(text) : text;
  if (plain !== text) readings.push(plain);
  const leet = LEET_PAIR.test(plain) ? withoutLeet(plain, 'i') : plain;
  if (leet !== plain) readings.push(leet);
  if (leet.includes('i') && /\p{Ll}1|1\p{Ll}/u.test(plain)) readings.push(withoutLeet(plain, 'l'));
  if (SINGLES.test(plain)) {
    const spaced = plain.replace(SPACED, joined);
    if (spaced !== plain) readings.push(spaced);
  }
  const split = INSIDE_MARK.test(plain) ? plain.replace(INSIDE_WORDS, '') : plain;
  if (split !== plain && splitWords(split) > splitWords(plain)) readings.push(split);
  return readings;
}

const ROTATED_WORDS =
  /\b(?:vtaber|qvfertneq|sbetrg|bireevqr|vafgehpgvbaf?|ehoevp|nccyvpngvba|fpberf?|cerivbhf|erivrjre|znexf)\b/i;
const REVERSED_WORDS =
  /(?:erongi|drageris|draugersid|drAgersid|tegrof|edirrevo|snoitcurtsni|cirbur|noitacilppa|erocs|suoiverp|reweiver|drawa|skram)/i;
const RUN_TOGETHER = /[A-Za-z]{18,400}/g;
const CAMEL = /(?<=[a-z])(?=[A-Z])/g;

/** Whether anything in a whole answer could be worth a rare reading. */
export function mayHideOrders(text: string): boolean {
  return (
    DECODERS.some(({ worth }) => worth.test(text)) ||
    ROTATED_WORDS.test(text) ||
    REVERSED_WORDS.test(text) ||
    /[A-Za-z]{16}/.test(text)
  );
}

/** Readings that only words which nobody writes give reason to. */
export function rareReadings(text: string): string[] {
  const readings: string[] = [];
  const plain = decoded(text);
  if (plain !== null) readings.push(plain);
  if (ROTATED_WORDS.test(text)) readings.push(rotated(text));
  if (REVERSED_WORDS.test(text)) {
    readings.push(
      Array.from(text).reverse().join(''),
      text.replace(/\p{L}+/gu, (word) => Array.from(word).reverse().join('')),
    );
  }
  for (const [run] of text.matchAll(RUN_TOGETHER)) if (/[a-z][A-Z]/.test(run)) readings.push(run.replace(CAMEL, ' '));
  return readings;
}

/** An order whose words run together, found by its letters alone. */
const LETTERS_ORDER =
  /(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|every|previous|prior|above|earlier|system|other|of|scoring){0,5}(?:instruction|prompt|rubric|guideline|rule|criteria|everythingabove)|(?:give|award|assign)(?:us|me|this|our|application|applicant|submission|the|a|an){0,4}(?:full|maximum|max|highest|perfect|top|best)(?:possible)?(?:score|mark|point|rating|grade)/i;

export function hidesOrderInLetters(text: string): boolean {
  return (
    /[A-Za-z]{16}/.test(text) && Array.from(text.matchAll(/[A-Za-z]{16,400}/g)).some(([run]) => LETTERS_ORDER.test(run))
  );
}
