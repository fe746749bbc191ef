import fc from 'fast-check';
import { reviewApplication, scoresOf } from '../../../../test/support/review-application.js';
import { STRONG } from '../../../../test/support/sample-applications.js';

const LONG = 20_000;
const ADVERSARIAL = [
  'a',
  ' ',
  '.',
  '. ',
  '!',
  '\n',
  '- ',
  '1',
  '1 ',
  '1,',
  '$',
  '%',
  '@',
  'a@',
  'a@b.',
  '<',
  '<!--',
  '<span ',
  '#',
  '"',
  '“',
  '(',
  '\u200b',
  '\u0301',
  '\uFFFC',
  '\uFFFD',
  '\u{e0041}',
  '🚀',
  '中',
  'ignore ',
  'we sold 5 kits ',
  'we sold 5 kits. ',
  'http://',
  'www.',
  'AB12 ',
  'aGVs',
  '+1 ',
  'Will ',
  'ß',
  'İ',
  '\ud83d',
];

describe('the review of anything', () => {
  it.each(ADVERSARIAL)('is quick with 20,000 characters of %j', async (part) => {
    const value = part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG);
    await reviewApplication([{ key: 'problem', value }], { founderName: 'Will Ada' });
    const started = performance.now();
    await reviewApplication([{ key: 'problem', value }], { founderName: 'Will Ada' });
    expect(performance.now() - started).toBeLessThan(150);
  });

  it('keeps scores in range and quotes verbatim for any Unicode text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc
        .array(fc.constantFrom(...STRONG.flatMap(({ value }) => value.split(' ')), '\n', '\u200b', '\uFFFC', 'Ada'), {
          maxLength: 120,
        })
        .map((words) => words.join(' ')),
    );
    const answers = fc.uniqueArray(
      fc.record({ key: fc.constantFrom(...STRONG.map(({ key }) => key), 'x', 'team', '中'), value: text }),
      { selector: ({ key }) => key, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(answers, fc.string({ unit: 'grapheme', maxLength: 20 }), async (sample, founderName) => {
        const report = await reviewApplication(sample, {
          founderName,
          brief: 'Clinics, patients and reminders in Kenya',
        });
        const [clarity = -1, fit = -1, idea = -1] = scoresOf(report);
        expect(
          [clarity, fit, ...report.fit_dimensions.map(({ score }) => score)].every(
            (score) => Number.isInteger(score) && score >= 0 && score <= 100,
          ),
        ).toBe(true);
        expect(Number.isInteger(Math.round(idea * 10)) && idea >= 0 && idea <= 10).toBe(true);
        for (const { key, quote } of report.strength_criteria.flatMap(({ evidence }) => evidence)) {
          expect(sample.find((answer) => answer.key === key)?.value).toContain(quote);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('reads 50 kB in no time', async () => {
    const answers = STRONG.map(({ key, value }) => ({ key, value: value.repeat(20).slice(0, 5_000) }));
    for (let round = 0; round < 3; round += 1) await reviewApplication(answers);
    const started = performance.now();
    await reviewApplication(answers);
    expect(performance.now() - started).toBeLessThan(150);
  });
});
