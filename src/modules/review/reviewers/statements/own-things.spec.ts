import { answerTo } from '../../../../../test/support/answer-to.js';
import { type ReviewAnswer } from '../reviewer.js';
import { readWithTheRest } from './own-things.js';
import { readStatements, type Statement } from './statement.js';
import { STATEMENTS } from './statements.js';

const CLUBS = 'Australia has 1,090 swimming clubs with 34,000 swimmers between 11 and 18 in competition squads.';
const SWIMMING =
  'A pair of gloves that shows swimmers of a club, length by length, where their hands slip in the water.';
const BREAD =
  'An oven that bakes a loaf of rye bread in eleven minutes, for bakeries that open at five in the morning.';

function readMarket(...answers: ReviewAnswer[]): Statement | undefined {
  return readWithTheRest(readStatements(STATEMENTS, answers)).find(({ quote }) => quote.startsWith('Australia'));
}

describe('a figure for the market', () => {
  it('is none about nothing where it counts what the venture is for', () => {
    const own = readMarket(answerTo('solution', SWIMMING), answerTo('market', CLUBS));
    const foreign = readMarket(answerTo('solution', BREAD), answerTo('market', CLUBS));
    expect(foreign?.reading.kind.vanity).toBeGreaterThan(0.5);
    expect(own?.reading.kind.vanity).toBe(0);
    expect(own?.worth).toBeGreaterThan((foreign?.worth ?? 0) + 1);
  });

  it('is not vouched for by its own answer', () => {
    const alone = readMarket(answerTo('solution', BREAD), answerTo('market', `${CLUBS} ${SWIMMING}`));
    expect(alone?.reading.kind.vanity).toBeGreaterThan(0.5);
  });
});
