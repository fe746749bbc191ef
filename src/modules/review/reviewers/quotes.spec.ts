import { MASK_CAPITAL } from '../../../language/tokens.js';
import { verifyQuotes } from './quotes.js';
import { type Evidence, type Judgement, type ReviewAnswer } from './reviewer.js';

const answer = (key: string, value: string): ReviewAnswer => ({
  key,
  label: key,
  role: null,
  sources: ['clarity'],
  value,
});
const judgementWith = (evidence: Evidence[], summary = ''): Judgement => ({
  criteria: [{ criterion: 'problem', level: 3, reasoning: '', evidence, confidence: 1 }],
  industry: 'Other',
  summary,
  model: 'x',
  usage: { input_tokens: 0, output_tokens: 0 },
});

const ORIGINALS = [
  answer('a', 'Ada sold “14 kits” – in\n March.\u200b Straße.'),
  answer('b', 'We lost $90. We lost $90.'),
];
const READ = [
  answer('a', (ORIGINALS[0]?.value ?? '').replace('Ada', MASK_CAPITAL.repeat(3))),
  ORIGINALS[1] as ReviewAnswer,
];
const verified = (key: string, quote: string): Evidence[] =>
  verifyQuotes(judgementWith([{ key, quote }]), READ, ORIGINALS).criteria[0]?.evidence ?? [];

describe('verifyQuotes', () => {
  it('keeps what is verbatim', () => {
    expect(verified('b', 'We lost $90.')).toEqual([{ key: 'b', quote: 'We lost $90.' }]);
  });

  it('moves a quote to the answer it comes from', () => {
    expect(verified('a', 'lost $90')).toEqual([{ key: 'b', quote: 'lost $90' }]);
  });

  it('gives back the original words of a careless copy', () => {
    expect(verified('a', 'SOLD "14 kits" - in march. stra')).toEqual([
      { key: 'a', quote: 'sold “14 kits” – in\n March.\u200b Stra' },
    ]);
  });

  it.each(['Ada sold', `${MASK_CAPITAL} sold`, 'made up', ' ', '', '$'])('drops %j', (quote) => {
    expect(verified('a', quote)).toEqual([]);
  });

  it('drops repetitions, and masks in the summary', () => {
    const evidence = [
      { key: 'a', quote: 'lost $90' },
      { key: 'b', quote: 'lost $90' },
    ];
    const result = verifyQuotes(judgementWith(evidence, `${MASK_CAPITAL} sells.`), READ, ORIGINALS);
    expect(result.criteria[0]?.evidence).toHaveLength(1);
    expect(result.summary).toBe('sells.');
  });
});
