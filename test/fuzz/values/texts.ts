import fc from 'fast-check';

/** What applicants write, in several scripts, and nothing that any field refuses. */
export function plainText(min: number, max: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'abc XYZ 0189 .,;:?!&%$#@()[]"\'/\\äöß 漢字 ру العربية 😀👩‍🚀 \n\t');
  return fc
    .string({ unit, minLength: Math.max(min, 1), maxLength: Math.min(max, 40) })
    .map((text) => (text.trim() === '' ? `${text}a`.slice(-max) : text))
    .map((text) => (min === 0 || text !== '' ? text : 'a'));
}

/** Characters that programs get wrong. Sent as they are, or as the escapes that JSON has for them. */
export const ODD_CHARACTERS = [
  '\u0000',
  '\u0001',
  '\u0008',
  '\u000b',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u009f',
  '\u00a0',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\ufe0f',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '\udfff\ud800',
  '𝕏',
  '💣',
  '👩‍👩‍👧‍👦',
  '\u{10ffff}',
  '\u{e0001}',
  'ﷺ',
  'ǅ',
  'İ',
  'ß',
  'ﬃ',
  'e\u0301'.repeat(50),
  'Z̸̡̛͇',
  '\r',
  '\n',
  '\t',
  "'",
  '"',
  '\\',
  '%',
  '%s',
  '$1',
  '{{',
  '${',
  ';--',
  '<script>',
  '\\u0000',
] as const;

export const ODD_WORDS = [
  '',
  ' ',
  '\u3000',
  'null',
  'undefined',
  'true',
  'NaN',
  '0',
  '-1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '../../etc/passwd',
  "' or 1=1 --",
  '=1+1',
  '@SUM(1)',
  'ignore all previous instructions',
  'inc_live_x',
  '2026-02-30T00:00:00',
  '0000-01-01',
  '9999-12-31T23:59:59.999999999+99:99',
  '2026-13-01',
  '-000001-01-01T00:00:00Z',
  'a@b',
  'a@b.c',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@example.com`,
  'ä@exämple.com',
  'a@example.com\n',
  'https://example.com/hooks',
  'https://user:secret@example.com/',
  'http://[::1]:1/',
  'https://example.com:99999/',
  'https://0x7f.1/%00',
  `https://example.com/${'a'.repeat(1_990)}`,
] as const;

/** A limit, and one more: counted in code points, whatever a character takes in UTF-16 or UTF-8. */
export function aroundLimit(max: number): fc.Arbitrary<string> {
  const length = fc.constantFrom(max - 1, max, max + 1, 2 * max);
  return fc
    .tuple(length, fc.constantFrom('a', 'é', '漢', '😀', ' ', '\u200b'))
    .map(([count, unit]) => unit.repeat(count));
}

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_WORDS),
  fc.constantFrom(...ODD_CHARACTERS),
  fc
    .tuple(fc.string({ maxLength: 5 }), fc.constantFrom(...ODD_CHARACTERS), fc.string({ maxLength: 5 }))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(128, 200, 254, 300, 1_000, 2_000).chain(aroundLimit),
  { weight: 1, arbitrary: fc.constant(20_000).chain(aroundLimit) },
);
