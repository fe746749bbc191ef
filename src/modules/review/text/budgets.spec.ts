import { tokenise } from '../../../language/tokens.js';
import { isBudget } from './budgets.js';
import { measuresOf } from './measures.js';

const told = (text: string): boolean => {
  const tokens = tokenise(text);
  return isBudget(tokens, measuresOf(tokens).measures);
};

describe('isBudget', () => {
  it.each([
    '$50,000 for sales',
    'Another $100,000 for more sales',
    '2 million euros for product development, sales and internationalisation.',
    '$500,000: 50% sales, 30% product development, 20% operations.',
  ])('finds one in %j', (text) => {
    expect(told(text)).toBe(true);
  });

  it.each([
    '€12 for each bag',
    'We charge $40 for the first visit',
    '£14k for 3 pilots',
    'SEK 940,000',
    'Margin 74% and churn 26%',
    'Used for sales of $50,000',
  ])('finds none in %j', (text) => {
    expect(told(text)).toBe(false);
  });
});
