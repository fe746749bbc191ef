import { normalise } from './normalise.js';

describe('normalise', () => {
  it('drops what nobody sees and leads back to the original', () => {
    const original = '\u200bcl\u00adin\u2060ic \ufeffA\ufe0f';
    const { text, toOriginal } = normalise(original);
    expect(text).toBe('clinic A');
    expect(original.charAt(toOriginal(text.indexOf('A')))).toBe('A');
    expect(toOriginal(text.length)).toBe(original.length);
  });

  it('leaves other text as it is', () => {
    expect(normalise('né 🚀').text).toBe('né 🚀');
  });
});
