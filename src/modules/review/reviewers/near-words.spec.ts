import { SOURCES } from '../../fields/field.js';
import { countNearWords } from './near-words.js';
import { readAnswers } from './reading.js';

function nearWordsIn(values: readonly string[]): number[] {
  const answers = values.map((value, at) => ({ key: `k${at}`, label: '', role: null, sources: [...SOURCES], value }));
  return [...countNearWords(readAnswers(answers)).values()];
}

describe('the words that are near those of another answer', () => {
  it('are those of like meaning, without one that is said twice', () => {
    expect(nearWordsIn(['We move luggage for hikers.', 'On Fridays I carried bags.'])).toEqual([1, 1]);
  });

  it('are none where the answers are of different things', () => {
    expect(nearWordsIn(['We move luggage for hikers.', 'The octopus tastes with its arms.'])).toEqual([0, 0]);
  });

  it('are none within one answer, nor between copies', () => {
    expect(nearWordsIn(['We move luggage. I carried bags.'])).toEqual([0, 0]);
    expect(nearWordsIn(['We move luggage.', 'We move luggage.'])).toEqual([]);
  });
});
