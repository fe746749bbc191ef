import { tokenise } from './tokens.js';
import { isCommonWord, meaningOf, type Meaning, MEANING_SIZE } from './word-meanings.js';

function meaning(text: string): Meaning {
  const found = meaningOf(tokenise(text));
  if (!found) throw new Error(`No word of "${text}" is known`);
  return found;
}

/** From -1 to 1: how much two texts are about the same kind of thing. */
function likeness(one: Meaning, other: Meaning): number {
  const product = (a: Meaning, b: Meaning): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

describe('what words mean', () => {
  it('brings texts about the like together, without a word in common', () => {
    const kitchen = meaning('bread baked with butter and flour');
    expect(likeness(kitchen, meaning('soup cooked from tomatoes and cheese'))).toBeGreaterThan(0.7);
    expect(likeness(kitchen, meaning('software for the accounts of companies'))).toBeLessThan(0.4);
  });

  it('does not depend on names, nor on who is spoken of', () => {
    expect(meaning('Mary lost her ferry ticket')).toEqual(meaning('Ibrahim lost his ferry ticket'));
  });

  it('knows common words, and says nothing of text without any', () => {
    expect(isCommonWord('harbour')).toBe(true);
    expect(isCommonWord('florbing')).toBe(false);
    expect(meaningOf(tokenise('florbing trunds'))).toBeNull();
    expect(meaning('harbour')).toHaveLength(MEANING_SIZE);
  });
});
