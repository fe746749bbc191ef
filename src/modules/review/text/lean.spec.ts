import { tokenise } from '../../../language/tokens.js';
import { leanOf } from './lean.js';
import { seenTokens } from './names.js';

function lean(text: string): number | null {
  return leanOf(seenTokens(text, tokenise(text)));
}

describe('how far a sentence leans', () => {
  it.each([
    'The shops on our street order 40 boxes each month and pay by invoice.',
    'The pilot with three hospitals cut the cost per patient from 80 to 50 euros.',
  ])('to trade and use: %s', (text) => {
    expect(lean(text)).toBeGreaterThan(0.05);
  });

  it.each([
    'On that night in 1987 my mother sat by the window with nine candles and wept.',
    'We walked 80 kilometres through snow, and an old man in a red coat gave us tea.',
  ])('to private life: %s', (text) => {
    expect(lean(text)).toBeLessThan(-0.05);
  });

  it('does not depend on names, nor on who is spoken of', () => {
    expect(lean('Later she sold the boat to Rose Price for her savings')).toBe(lean('Later he sold the boat to Ada Mills for his savings'));
    expect(lean('Rose sold the boat')).toBe(lean('Ibrahim sold the boat'));
  });

  it('is not known where no word is', () => {
    expect(lean('Florbing 12 trunds')).toBeNull();
  });
});
