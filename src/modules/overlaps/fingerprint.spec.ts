import fc from 'fast-check';
import { MASK_CAPITAL, MASK_LOWER, tokenise } from '../../language/tokens.js';
import { BANDS, type Fingerprint, fingerprintOf as fingerprintOfTokens, similarityOf } from './fingerprint.js';

const fingerprintOf = (text: string): Fingerprint | null => fingerprintOfTokens(tokenise(text));

/** What founders of one cohort say, each of their own venture, to the same question and in its words. */
const HONEST = [
  'Our customers are small dental clinics in Kenya and Uganda with two to ten chairs. The clinic manager decides and pays from a monthly budget of about 150 dollars.',
  'Our customers are small and medium sized dairies in the uplands that collect from twenty to sixty farms. The owner decides, and most of them pay for equipment once a year after the summer.',
  'Our customers are independent restaurants and cafes in the city centre. The people who buy the meals are mostly students and office workers who want a cheap dinner close to home.',
  'Our target customers are secondary schools in rural districts. The head teacher decides together with the parents, and the district pays for licences at the start of the school year.',
  'Our customers are small and medium sized enterprises in the textile trade who sell abroad. The owner or the head of export decides and pays us a commission of two percent on every order.',
  'We sell to hospitals with more than two hundred beds. The head of procurement decides, the nurses use the product every day, and it is paid for from the budget for consumables.',
  'Our customers are property managers who look after fifty to five hundred flats. They decide on their own and pay a monthly fee for each flat out of the service charge.',
  'Our customers are farmers with small plots of land who grow maize and beans. They do not pay us themselves, because the buyers of the harvest pay us a fee for every tonne.',
];
/** With the commonest words of English coming often, as in any text. */
const COMMON = ['the', 'of', 'and', 'to', 'a', 'in', 'we', 'our', 'is', 'for', 'that', 'with', 'it', 'are', 'on'];
const rareWord = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvwy'), minLength: 4, maxLength: 9 });
const word = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...COMMON) }, { weight: 3, arbitrary: rareWord });
/** Without fast-check's fondness for the same few values, which no two honest texts share. */
const words = fc
  .noBias(fc.array(word, { minLength: 40, maxLength: 300 }))
  .filter((text) => fingerprintOf(text.join(' ')) !== null);

function print(text: string): Fingerprint {
  const fingerprint = fingerprintOf(text);
  if (fingerprint === null) throw new Error(`Too short: ${text}`);
  return fingerprint;
}
const similarity = (a: string, b: string): number => similarityOf(print(a).sketch, print(b).sketch);
const sharedBands = (a: string, b: string): number => {
  const theirs = print(b).bands;
  return print(a).bands.filter((band, at) => band !== null && band === theirs[at]).length;
};

describe('a fingerprint', () => {
  it('heeds neither case nor punctuation, line breaks, accents or redacted names', () => {
    const text = HONEST[0] ?? '';
    const restyled = text.toUpperCase().replaceAll(' ', ' \n– ').replaceAll('.', '!').replace('CLINICS', 'CLÍNICS');
    expect(print(restyled)).toEqual(print(text));
    expect(print(`${MASK_CAPITAL.repeat(10)}: ${text} ${MASK_LOWER.repeat(17)}`)).toEqual(print(text));
  });

  it('is there from about 25 words that are not the same over and over', () => {
    const thirty = Array.from({ length: 30 }, (_, n) => `word${n}`);
    expect(fingerprintOf('')).toBeNull();
    expect(fingerprintOf('one two')).toBeNull();
    expect(fingerprintOf(thirty.slice(0, 20).join(' '))).toBeNull();
    expect(fingerprintOf(thirty.join(' '))).not.toBeNull();
    expect(fingerprintOf('not applicable, '.repeat(100))).toBeNull();
  });

  it('takes characters for words where there are no spaces', () => {
    const text = '我们为肯尼亚的小型牙科诊所开发软件，帮助他们减少因病人失约造成的损失，并自动安排候补病人。';
    expect(similarity(text, text.replace('肯尼亚', '乌干达'))).toBeGreaterThan(0.7);
  });

  it('is small, whatever the length of the answer', () => {
    fc.assert(
      fc.property(words, (text) => {
        const { bands, sketch } = print(text.join(' '));
        expect(bands).toHaveLength(BANDS);
        expect(sketch.length).toBeLessThanOrEqual(64);
        for (const hash of [...bands, ...sketch]) expect(hash).toBe(hash === null ? null : hash | 0);
      }),
    );
  });
});

describe('two answers', () => {
  it('are the same in any order of their sentences, but for where these meet', () => {
    fc.assert(
      fc.property(words, fc.nat(), (text, cut) => {
        const at = cut % text.length;
        expect(similarity([...text.slice(at), ...text.slice(0, at)].join(' '), text.join(' '))).toBeGreaterThan(0.7);
      }),
    );
  });

  it('are as alike as they are the other way round, and to themselves entirely', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [one.join(' '), other.join(' ')];
        expect(similarity(a, b)).toBe(similarity(b, a));
        expect(similarity(a, a)).toBe(1);
      }),
    );
  });

  it('are found to be near copies after light edits: three words in forty replaced, left out or put in', () => {
    const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('replace', 'drop', 'add'), by: rareWord });
    fc.assert(
      fc.property(words, fc.array(edit, { maxLength: 3 }), (text, edits) => {
        const edited = [...text];
        for (const { at, kind, by } of edits)
          edited.splice(at % text.length, kind === 'add' ? 0 : 1, ...(kind === 'drop' ? [] : [by]));
        const [a, b] = [text.join(' '), edited.join(' ')];
        expect(similarity(a, b)).toBeGreaterThan(0.5);
      }),
    );
  });

  it('meet in a band when they are near copies, in 99 of 100 cases', () => {
    const cases = fc.sample(
      fc.tuple(words, fc.array(fc.tuple(fc.nat(), rareWord), { minLength: 3, maxLength: 3 })),
      1_000,
    );
    const met = cases.filter(([text, edits]) => {
      const edited = [...text];
      for (const [at, by] of edits) edited[at % text.length] = by;
      return sharedBands(text.join(' '), edited.join(' ')) > 0;
    });
    expect(met.length).toBeGreaterThan(990);
  });

  it('are never alike when they are unrelated', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(similarity(one.join(' '), other.join(' '))).toBeLessThan(0.15);
      }),
    );
  });

  it('are not alike for answering one question in its words', () => {
    const pairs = HONEST.flatMap((one, at) => HONEST.slice(at + 1).map((other) => similarity(one, other)));
    expect(Math.max(...pairs)).toBeLessThan(0.25);
  });
});
