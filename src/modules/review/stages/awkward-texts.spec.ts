import { AWKWARD_TEXTS } from '../../../../test/support/awkward-texts.js';
import { fastestCpuTime } from '../../../../test/support/cpu-time.js';
import { growthOf, MOST_GROWTH } from '../../../../test/support/growth.js';
import { reviewApplication } from '../../../../test/support/review-application.js';
import { sampled } from '../../../../test/support/sampled.js';
import { tokenise } from '../../../language/tokens.js';
import { fingerprintOf } from '../../overlaps/fingerprint.js';

const LONG = 20_000;
const SHORTEST = LONG / 2 ** 7;
const MOST_MS = 300;
const MOST_MS_WHEN_SHORT = 100;

const BUZZWORDS = 'innovation, growth, synergy, leadership, disruption, scalability, impact, trust, network';
const PLACES =
  'Nairobi, Oslo, Lima, Accra, Quito, Hanoi, Kigali, Rio, Cairo, Bonn, Turin, Kyoto, Dakar, Delhi, Porto, Perth';
const UNSEEN = '\u200b'.repeat(80);
/** Short texts that once took seconds to minutes. */
const SHORT: readonly [name: string, text: string][] = [
  ['three runs of invisible characters', `We sell kits a${UNSEEN}b${UNSEEN}c${UNSEEN}. to farmers`],
  ['a heading of 24 capitals', `OUR KEY WORDS AND VALUES ARE ${BUZZWORDS}`],
  ['16 place names', `${PLACES}, ${BUZZWORDS}`],
  ['capitals with rows of hyphens', `Ab Cd ${'A--- '.repeat(10)}a, ${BUZZWORDS}`],
  [
    'a small table',
    `| Number | Deliverable | Specification | Status |\n| --- | --- | --- | --- |\n| First | License | Apache | Done |\n| Second | Tests | Coverage | done |\n\n${BUZZWORDS}`,
  ],
];

const review = (value: string): Promise<unknown> =>
  reviewApplication([{ key: 'problem', value }], { founderName: 'Will Ada' });
const timeOf = (value: string, enough: number): Promise<number> =>
  fastestCpuTime(() => review(value), { rounds: 4, enough });

describe('the review of an awkward text', () => {
  it.each(SHORT)('ends at once: %s', async (_, text) => {
    expect(await timeOf(text, MOST_MS_WHEN_SHORT)).toBeLessThan(MOST_MS_WHEN_SHORT);
  });

  it.each(sampled(AWKWARD_TEXTS))('takes as long as the text is: $name', async (shape) => {
    // From short to long, so that what would never end is found while it ends.
    for (let length = SHORTEST; length <= LONG; length *= 2)
      expect(await timeOf(shape.of(length), MOST_MS)).toBeLessThan(MOST_MS);
    expect(await growthOf(review, [shape])).toBeLessThan(MOST_GROWTH);
  });

  it('is followed by a fingerprint that takes as long as the text is', async () => {
    expect(await growthOf((text) => fingerprintOf(tokenise(text)), sampled(AWKWARD_TEXTS))).toBeLessThan(MOST_GROWTH);
  });
});
