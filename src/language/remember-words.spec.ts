import { knownWord, rememberWords } from './remember-words.js';

describe('what is known of words', () => {
  it('is found out once, by the word or by what is known of it, and kept apart by who asks', () => {
    const asked: string[] = [];
    const length = rememberWords((word) => {
      asked.push(word);
      return word.length;
    });
    const first = rememberWords((word) => word.charAt(0));
    expect([length('harbour'), length(knownWord('harbour')), first('harbour'), length('harbour')]).toEqual([
      7,
      7,
      'h',
      7,
    ]);
    expect(asked).toEqual(['harbour']);
  });

  it('is not kept for more words than a process has room for, nor for a word of any length', () => {
    const before = knownWord('quay');
    expect(knownWord('quay')).toBe(before);
    for (let at = 0; at < 20_000; at += 1) knownWord(`quay${String(at)}`);
    expect(knownWord('quay')).not.toBe(before);
    const long = 'y'.repeat(41);
    expect(knownWord(long)).not.toBe(knownWord(long));
  });
});
