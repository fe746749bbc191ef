import { textOf } from './text-of.js';

it('keeps the first KiB, and no half character', () => {
  expect(textOf(Buffer.from('a'.repeat(2_000)))).toBe('a'.repeat(1_024));
  expect(textOf(Buffer.from(`a${'é'.repeat(1_000)}`))).toBe(`a${'é'.repeat(511)}`);
});

it('makes a text of anything, within the same room', () => {
  for (const bytes of [Buffer.alloc(3_000, 0xff), Buffer.alloc(3_000), Buffer.from([0xf0, 0x9f]), Buffer.alloc(0)]) {
    const text = textOf(bytes);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_024);
    expect(text).not.toContain('\0');
    expect(Buffer.from(text).toString('utf8')).toBe(text);
  }
});
