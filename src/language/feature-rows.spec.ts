import { FeatureRows } from './feature-rows.js';
import { knownWord } from './remember-words.js';
import { type FeatureNotes } from './statement-features.js';

const NAMES = ['w sold', 'p ^ we', 'p we sold', 'b solde', 'length 1', 'p sold $'].sort();
const ROWS = new FeatureRows({ features: NAMES.join('|') });

function namesOf(tell: (notes: FeatureNotes) => void): (string | undefined)[] {
  return ROWS.find(tell).map((row) => NAMES[row]);
}

describe('the rows of a table', () => {
  it('are those of the words, of what they begin with and of their pairs, each once', () => {
    const found = namesOf((notes) => {
      notes.word(knownWord('we'), '');
      notes.word(knownWord('sold'), 'b solde');
      notes.word(knownWord('sold'), 'b solde');
      notes.end();
      notes.other('length 1');
    });
    expect(found).toEqual(['p ^ we', 'w sold', 'p we sold', 'b solde', 'p sold $', 'length 1']);
  });

  it('are none for what was not learned', () => {
    expect(
      namesOf((notes) => {
        notes.word(knownWord('unheard'), 'b unhea');
        notes.other('length 9');
      }),
    ).toEqual([]);
    expect([ROWS.knowsWord('sold'), ROWS.knowsWord('we')]).toEqual([true, false]);
  });
});
