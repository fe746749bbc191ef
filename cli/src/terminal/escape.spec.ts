import { escapeAll, escapeText, safeJson } from './escape.js';

/** What a founder may write to somebody who reads at a terminal. */
const ATTACKS: readonly [string, string, string][] = [
  ['a title', '\u001b]0;owned\u0007', '\\x1b]0;owned\\x07'],
  ['a colour', '\u001b[31mred\u001b[0m', '\\x1b[31mred\\x1b[0m'],
  ['a clipboard', '\u001b]52;c;cm0gLXJm\u001b\\', '\\x1b]52;c;cm0gLXJm\\x1b\\'],
  ['a sequence of one byte', '\u009b2J', '\\x9b2J'],
  ['a line over another', 'COHORT_PERFECT\rCOHORT_STRONG', 'COHORT_PERFECT\nCOHORT_STRONG'],
  ['a rubout', 'abc\b\b\bxyz\u007f', 'abc\\x08\\x08\\x08xyz\\x7f'],
  ['a direction', 'user\u202egnp.exe', 'user\\u{202e}gnp.exe'],
  ['an isolate', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
  ['something invisible', 'a\u200bb\u{e0041}', 'a\\u{200b}b\\u{e0041}'],
  ['separators', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
  ['half a character', 'a\ud83d', 'a\\u{d83d}'],
  ['a null', 'a\0b', 'a\\x00b'],
];

describe.each(ATTACKS)('%s', (_, text, shown) => {
  it('is spelt out', () => {
    expect(escapeText(text)).toBe(shown);
    expect(escapeAll({ [text]: [text] })).toEqual({ [shown]: [shown] });
  });

  it('is JSON of the same value that obeys nothing', () => {
    const json = safeJson({ text });
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).toMatch(/^[\x20-\x7e]*$/);
  });
});

it('leaves alone what people write', () => {
  const texts = ['Zażółć gęślą jaźń', '日本語', 'مرحبا', '👩‍👩‍👧', 'क्षि', 'می‌خواهم', 'one\ntwo'];
  expect(texts.map(escapeText)).toEqual(texts);
});
