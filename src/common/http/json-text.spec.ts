import { parseJsonObject } from './json-text.js';

const parse = (text: string): Record<string, unknown> | null => parseJsonObject(Buffer.from(text));
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a body', () => {
  it('is what its JSON says', () => {
    expect(parse('{"a":[1,{"b":"grüße 🚜"}]}')).toEqual({ a: [1, { b: 'grüße 🚜' }] });
    expect(parse('\ufeff{}')).toEqual({});
  });

  it.each(['', '[]', '"text"', 'null', '1', '{"a":', '{"a":"', '{"a":"\\', '{a:1}'])(
    'is none when it is no object: %s',
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );

  it('is none when it is no UTF-8', () => {
    expect(parseJsonObject(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBeNull();
  });

  it('nests no deeper than sixteen', () => {
    expect(parse(nested(16))).not.toBeNull();
    expect(parse(nested(17))).toBeNull();
    expect(parse(`{"a":${'['.repeat(16)}${']'.repeat(16)}}`)).toBeNull();
    expect(parse(`{"a":[${'{},'.repeat(100)}{}]}`)).not.toBeNull();
  });

  it('does not count brackets of a string, whatever is escaped before its end', () => {
    const brackets = '{['.repeat(20);
    for (const text of [brackets, `\\"${brackets}`, `${brackets}\\\\`, `\\\\\\"${brackets}\\"`]) {
      expect(parse(`{"a":"${text}","b":{}}`)).not.toBeNull();
    }
    expect(parse(`{"a":"\\\\",${nested(17).slice(1)}`)).toBeNull();
  });

  it('holds neither NUL nor half a character', () => {
    expect(parse('{"a":"\\u0000"}')).toBeNull();
    expect(parse('{"\\ud83d":1}')).toBeNull();
    expect(parse('{"a":["\\ud83d\\ude9c"]}')).toEqual({ a: ['🚜'] });
  });
});
