import { SOURCES } from '../../fields/field.js';
import { isMeasuredFact, judgeBreadth } from './breadth.js';
import { type ReadSentence, readAnswers } from './reading.js';

const read = (value: string): ReadSentence => {
  const [sentence] = readAnswers([{ key: 'k', label: '', role: null, sources: [...SOURCES], value }]);
  if (!sentence) throw new Error('no sentence was read');
  return sentence;
};

describe('isMeasuredFact', () => {
  it.each([
    'We sold 57 units to 23 clinics in March.',
    'The clinics paid $12 a month.',
    'According to the ministry clinics spend $2 billion.',
    'Orders of the clinics: from 41 to 12 a month.',
  ])('finds one in what is done, dated, sourced or compared: %s', (value) => {
    expect(isMeasuredFact(read(value))).toBe(true);
  });

  it.each([
    'We would charge the clinics $12 and $14 a month.',
    'We have not had 14 customers and 2 clinics.',
    '$500,000: 50% sales, 50% product for clinics.',
    'The clinic market is worth $400 billion, and grows by 14%.',
    'Our revolutionary app had 14 clinics.',
  ])('finds none in what is hoped for, denied, asked for, heard of or praised: %s', (value) => {
    expect(isMeasuredFact(read(value))).toBe(false);
  });
});

describe('judgeBreadth', () => {
  const levelOf = (...values: string[]): number => {
    const answers = values.map((value, at) => ({ key: `k${at}`, label: '', role: null, sources: [...SOURCES], value }));
    return judgeBreadth(readAnswers(answers), 'clarity', [2, 10, 22]).level;
  };

  it('hears of the subject in statements about it, but not in a story that has its words', () => {
    expect(levelOf('The oven bakes loaves for shops.', 'Shops order loaves from the oven.', 'A van takes loaves to shops.')).toBe(1);
    expect(levelOf('My aunt carried loaves over the hill.', 'I wept beside her oven and her loaves.', 'Her oven was warm, and I loved it.')).toBe(0);
  });
});
