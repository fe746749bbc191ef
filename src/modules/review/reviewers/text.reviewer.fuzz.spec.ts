import fc from 'fast-check';
import { timesAsLong } from '../../../../test/support/cpu-time.js';
import { reviewApplication, reviewIfUsable, scoresOf } from '../../../../test/support/review-application.js';
import { MEDIUM, STRONG } from '../../../../test/support/sample-applications.js';
import { sampled, sampledRuns } from '../../../../test/support/sampled.js';
import { SOURCES } from '../../fields/field.js';
import { type ReviewAnswer } from './reviewer.js';
import { TextReviewer } from './text.reviewer.js';

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
  'a 1 1 1 1 1 1 1 1 1 1 ',
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

/** The same facts with other figures, again and again: nothing in it is repeated. */
function numbered(value: string, length: number): string {
  return Array.from({ length: 20 }, (_, at) => value.replace(/\d+/g, (digits) => `${digits}${at}`))
    .join(' ')
    .slice(0, length);
}

const PLAIN = numbered(STRONG.map(({ value }) => value).join(' '), LONG);

describe('the review of anything', () => {
  it.each(sampled(ADVERSARIAL))(
    'takes hardly longer for 20,000 characters of %j than for as many of an application',
    async (part) => {
      const review = (value: string) => (): Promise<unknown> =>
        reviewIfUsable([{ key: 'problem', value }], { founderName: 'Will Ada' });
      const hostile = review(part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG));
      expect(await timesAsLong(hostile, { as: review(PLAIN), rounds: 100, enough: 1.5 })).toBeLessThan(1.5);
    },
  );

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
        const report = await reviewIfUsable(sample, {
          founderName,
          brief: 'Clinics, patients and reminders in Kenya',
        });
        if (report === null) return;
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
        const reasons = [report.fit_reasoning, ...report.strength_criteria.map(({ reasoning }) => reasoning)].join(
          '\n',
        );
        for (const [, quote = ''] of reasons.matchAll(/“([^“”]+)” \((?:[^;“”]*; )?answer: /g)) {
          expect(sample.filter(({ value }) => value.includes(quote))).not.toEqual([]);
        }
        expect(report.business_summary.split(/\s+/).length).toBeLessThanOrEqual(60);
      }),
      sampledRuns(150),
    );
  });

  it('never gains by losing a fact, wherever the facts stand', async () => {
    const facts = [...STRONG, ...MEDIUM].flatMap(({ value }) => value.split(/(?<=[.!?])\s+/));
    const spread = fc.tuple(fc.shuffledSubarray(facts, { minLength: 2, maxLength: 25 }), fc.nat({ max: 9 }));
    const placed = (kept: readonly string[], at: (fact: string) => number): { key: string; value: string }[] =>
      STRONG.map(({ key }, place) => ({ key, value: kept.filter((fact) => at(fact) === place).join(' ') }));
    await fc.assert(
      fc.asyncProperty(spread, async ([chosen, shift]) => {
        const at = (fact: string): number => (facts.indexOf(fact) + shift) % STRONG.length;
        const before = scoresOf(await reviewApplication(placed(chosen, at)));
        const after = scoresOf(await reviewApplication(placed(chosen.slice(1), at)));
        after.forEach((score, which) => {
          expect(score).toBeLessThanOrEqual(before[which] ?? 0);
        });
      }),
      sampledRuns(100),
    );
  });

  it.each(sampled(['we sold 5 kits. ', '1 ', 'a. ', 'x\n', 'Aa bB. ', '1|', 'so:\n- 5 kits\n']))(
    'takes ten times as long for ten times as many answers of %j, not a hundred times',
    async (part) => {
      const value = part.repeat(LONG).slice(0, LONG);
      const judge = (count: number) => (): Promise<unknown> => {
        const answers = Array.from({ length: count }, (_, at): ReviewAnswer => {
          return { key: `k${at}`, label: 'What is the problem?', role: 'problem', sources: [...SOURCES], value };
        });
        return new TextReviewer().judge({ answers, brief: null }, AbortSignal.timeout(60_000));
      };
      expect(await timesAsLong(judge(50), { as: judge(5), rounds: 12, enough: 25 })).toBeLessThan(25);
    },
    60_000,
  );

  it('takes ten times as long for texts that are ten times as long, not a hundred times', async () => {
    const judge = (length: number) => (): Promise<unknown> => {
      const answers = STRONG.map(({ key, label, value }): ReviewAnswer => {
        return { key, label, role: null, sources: [...SOURCES], value: numbered(value, length) };
      });
      return new TextReviewer().judge({ answers, brief: null }, AbortSignal.timeout(60_000));
    };
    expect(await timesAsLong(judge(5_000), { as: judge(500), rounds: 12, enough: 25 })).toBeLessThan(25);
  });
});
