import { briefSentences } from './brief-sentences.js';

function read(sentence: string): [wanted: string, leftOut: string] {
  const [{ wanted, leftOut } = { wanted: [], leftOut: [] }] = briefSentences(sentence);
  return [wanted.map(({ word }) => word).join(' '), leftOut.map(({ word }) => word).join(' ')];
}

describe('a sentence of a brief', () => {
  it.each([
    ['We back farming and food, but no crypto.', 'we back farming and food', 'crypto'],
    ['Ten weeks for energy, no fossil fuels.', 'ten weeks for energy', 'fossil fuels'],
    ['We do not fund games.', 'we do', 'games'],
    ['Crypto is not eligible.', '', 'crypto'],
    ['Travel and alcohol are excluded.', '', 'travel and alcohol'],
  ])('says what is looked for and what is left out: %s', (sentence, wanted, leftOut) => {
    expect(read(sentence)).toEqual([wanted, leftOut]);
  });

  it.each([
    ['We fund news in places with no newspaper.'],
    ['We search products for risks which our members cannot cover today.'],
    ['Show why the tonnes would not have been saved without you.'],
  ])('leaves nothing out by a denial of something else: %s', (sentence) => {
    expect(read(sentence)[1]).toBe('');
  });
});
