import { tokenise } from '../../../language/tokens.js';
import { measuresOf } from './measures.js';

const read = (text: string): string => {
  const { measures, dated } = measuresOf(tokenise(text));
  return [...measures.map(({ kind, value }) => `${kind} ${value}`), ...(dated ? ['dated'] : [])].join(', ');
};

describe('measuresOf', () => {
  it.each([
    ['$1,200 a month', 'money 1200'],
    ['40 euros each', 'money 40'],
    ['€ 2.5 million', 'money 2.5million'],
    ['14% of them', 'percent 14'],
    ['12 per cent', 'percent 12'],
    ['for six weeks', 'duration 6'],
    ['two long years', 'duration 2'],
    ['14 paying clinics', 'count 14'],
    ['48 of the 60 managers', 'count 48, count 60'],
    ['1 200 000 farmers', 'count 1200000'],
    ['3k users', 'count 3k'],
    ['€212k in 2023, €688k in 2024', 'money 212k, money 688k, dated'],
    ['in 2025', 'dated'],
    ['since March', 'dated'],
    ['in Q3', 'dated'],
    ['last year', ''],
    ['2,900 clinics last year', 'count 2900, dated'],
    ['212 of 240 photos', 'count 212, count 240'],
    ['11 of sum insured', ''],
    ['three times a day, for the last six months', ''],
    ['a thousand hours', ''],
    ['2207 Pecan Hollow', ''],
    ['0 users', ''],
    ['April led it', ''],
    ['since April', 'dated'],
    ['100% committed, available 24/7, 10x better, our 3rd idea', ''],
    ['number 1 solution', ''],
    ['we have many users', ''],
    ['since I was six years old', ''],
    ['pumps that are 20 years old on average', ''],
    ['I built pumps for six years', 'duration 6'],
    ['three years ago we met', 'dated'],
    ['more than 40 years of combined experience', ''],
    ['a combined 60 years in the field', ''],
    ['Phase two: development. Step 4 is a report', ''],
    ['in stage one, 14 clinics', 'count 14'],
    ['revenue grew from 400 to 1,710 euros', 'money 400, money 1710'],
    ['we went from 12 to 41 clinics', 'count 12, count 41'],
    ['cut the time per order from 40 to 12 minutes', 'duration 40, duration 12'],
    ['from 9 to 17 stalls take part', 'count 17'],
    ['sales grew from 2023 to 2024', 'dated'],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
