import { tokenise } from '../../../language/tokens.js';
import { tellsOfChange } from './changes.js';

describe('tellsOfChange', () => {
  it.each([
    'Scrap went from 3.8% to 1.9%.',
    'Peak load: from 2.9 MW to 1.7 MW',
    'the bill from $91k to only $22k a month',
    'refunds, from 1.2 million to 900k',
    'From 22 to 34 per cent',
    'down from 3,9 and 4.4% to 1,1%',
    '4.1 % before, 1.6 % after',
    'Income before: $61, and after the pilot $94',
  ])('finds one in %j', (text) => {
    expect(tellsOfChange(tokenise(text))).toBe(true);
  });

  it.each([
    'Pupils from 7 to 10',
    'The tax is from £38 to £140 a month.',
    'from Kent to Norwich, 14 firms',
    'We open from Monday to Friday',
    'before 1900 and after it',
    'from 12 farms',
  ])('finds none in %j', (text) => {
    expect(tellsOfChange(tokenise(text))).toBe(false);
  });
});
