import fc from 'fast-check';
import { tellingStretch } from './telling-stretch.js';

describe('the telling stretch of a quote', () => {
  it('is the whole of a short one, without its full stop', () => {
    expect(tellingStretch('We cut no-shows from 14% to 5%.')).toBe('We cut no-shows from 14% to 5%');
  });

  it('is the clauses with the figures where it is long', () => {
    const opening =
      'Everybody in the clinics that we visited over the summer was kind to us, and many of them showed us around their rooms';
    expect(
      tellingStretch(`${opening}; in the end 11 of 14 clinics signed, while the others asked us to come back`),
    ).toBe('in the end 11 of 14 clinics signed');
  });

  it('is one line of several, and a whole row, whose figures mean nothing without its head', () => {
    expect(tellingStretch('Premium\t9\t37\t118')).toBe('Premium\t9\t37\t118');
    expect(tellingStretch('Traction\n41 clinics pay')).toBe('41 clinics pay');
  });

  it('ends at a word where nothing else ends in time', () => {
    const stretch = tellingStretch('word '.repeat(60));
    expect(stretch.length).toBeLessThanOrEqual(150);
    expect(stretch).toMatch(/word$/);
  });

  it('is verbatim and never empty, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 240 }), (quote) => {
        const stretch = tellingStretch(quote);
        expect(quote).toContain(stretch);
        if (quote.trim() !== '') expect(stretch).not.toBe('');
      }),
    );
  });
});
