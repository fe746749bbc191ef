import { SOURCES } from '../../fields/field.js';
import { readAnswers } from './reading.js';

/** The features of what stands first under each of these. */
function featuresOf(...values: string[]): string[][] {
  const answers = values.map((value, at) => ({ key: `k${at}`, label: '', role: null, sources: [...SOURCES], value }));
  return readAnswers(answers).map(({ features }) => [...features].filter((feature) => feature === 'related' || feature === 'grounded'));
}

const CHOIRS = 'Each choir pays for its tracks.';

describe('what an application is about', () => {
  it('is described in the words of private life, too, where nobody tells a story', () => {
    const seat = 'A folding seat, so that no carer has to lift.';
    expect(featuresOf(seat, 'Wives and husbands who wash a partner without a carer.')[1]).toContain('related');
    expect(featuresOf(seat, 'I was with wives and husbands who wash a partner without a carer.')[1]).not.toContain('related');
  });

  it.each(['Retired district nurse and a plumber.', 'Trained baker, eight years on nights.', 'Drywaller, 9 years.'])(
    'is related to what founders are by trade: %s',
    (trade) => {
      expect(featuresOf(CHOIRS, trade)[1]).toContain('related');
    },
  );

  it.each([
    'In the winter when we moved for the fifth time in three years my brother cried.',
    'In twenty years nobody has asked me what I loved.',
  ])('is not related to years in which something else was: %s', (story) => {
    expect(featuresOf(CHOIRS, story)[1]).not.toContain('related');
  });

  it('is related to figures of work', () => {
    expect(featuresOf(CHOIRS, 'Some 41% of new bookings name an earlier guest.')[1]).toContain('related');
    expect(featuresOf(CHOIRS, 'Sailors heard it 4,800 km away across the ocean.')[1]).not.toContain('related');
  });

  it('is what a figure among others of the venture is about, though it shares no word with them', () => {
    const sold = 'We sold 61 weeks to 14 firms. Each of them paid €940.';
    const rated = 'Rated 4.6 out of 5 over 380 reviews on an outside site.';
    expect(featuresOf(CHOIRS, `${sold} ${rated}`).at(-1)).toContain('related');
    expect(featuresOf(CHOIRS, sold, rated).at(-1)).not.toContain('related');
    expect(featuresOf(CHOIRS, `We sold 61 weeks to 14 firms. ${rated}`).at(-1)).not.toContain('related');
    expect(featuresOf(CHOIRS, `${sold} On 40 evenings I counted 31 stars.`).at(-1)).not.toContain('related');
  });

  it('is told in particular by many words of its own, though they stand nowhere else', () => {
    const post = 'An app where builders post leftover bricks, tiles and blocks for the next job instead of the skip.';
    expect(featuresOf(CHOIRS, post)[1]).toEqual(['related', 'grounded']);
    expect(featuresOf(CHOIRS, 'An innovative app that will disrupt bricks, tiles, blocks and skips for customers.')[1]).toEqual(['related']);
  });
});
