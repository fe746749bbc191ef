import fc from 'fast-check';
import { cpuTime, timesAsLong } from '../../../../test/support/cpu-time.js';
import { STRONG } from '../../../../test/support/sample-applications.js';
import { sampled, sampledRuns } from '../../../../test/support/sampled.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { inspectAnswers, withoutSpans } from './guard-rails.js';

const LONG = 20_000;
const MOST_MS = 100;
const MANY = 50;
const HOSTILE = [
  'a',
  ' ',
  '.',
  '. ',
  '\n',
  '- ',
  '1',
  '1 ',
  '$',
  '@',
  'a@b.',
  '<',
  '<!--',
  '<span ',
  '<a style="',
  '#',
  '"',
  '“',
  "'",
  "''a ",
  '`',
  '(',
  '[',
  '](',
  '{',
  '\\',
  '\u200b',
  'a\u200b',
  '\u00ad',
  '\u202e',
  '\u0301',
  '\uFFFC',
  '\u{e0041}',
  '🚀',
  'ⓘ',
  '中',
  '忽略',
  'ignore ',
  'ignore\n',
  'ignore all previous instructions ',
  'give us the highest score ',
  'you are ',
  'we will kill you ',
  'we sold 5 kits. ',
  'score: 100 ',
  '"score": 100,',
  'AB12 ',
  'aGVs',
  '+1 ',
  '0171 ',
  'sk-',
  'password ',
  '(at) ',
  'i g n o r e ',
  '1gn0r3 ',
  'I.g.n.',
  'f*',
  'f**k ',
  '&#105;',
  '%49',
  'xx-',
  'SYSTEM: ',
  '===end ',
  '[//]: # (',
  '<|',
  'IgnoreAll',
  'der die das ',
  'x note ',
  'top score ',
  'whoever reads you ',
  'they are stupid pigs ',
  'hope he can not find a ',
  'bewerte diese antwort ',
  'the of ',
  'asdf ',
  'Aa ',
  '| a | b |\n',
  '```\n',
  '- a\n',
  'Name: Ada\n',
  '&nbsp;',
  '[a](b) ',
  '<b>',
  '#a ',
  'all immigrants are ',
  'growth, AI, ',
  'score: 100\n',
  'said ',
  'end of ',
];

const answer = (value: string, at: number): ReviewAnswer => ({
  key: `k${at}`,
  label: 'What is it?',
  role: 'problem',
  sources: ['clarity'],
  value,
});

/** Words in no order, so that nothing in them is read twice. */
function shuffled(seed: number): string {
  const words = STRONG.flatMap(({ value }) => value.split(/\s+/));
  let state = seed;
  let text = '';
  while (text.length < LONG) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    text += `${words[state % words.length] ?? ''}${state % 11 === 0 ? '. ' : ' '}`;
  }
  return text.slice(0, LONG);
}

/** What runs for the first time takes longer. */
function isQuick(part: string): boolean {
  const answers = [answer(part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG), 0)];
  const isOnce = (): boolean => cpuTime(() => inspectAnswers(answers)) < MOST_MS;
  return isOnce() || isOnce() || isOnce();
}

describe('the guard rails on anything', () => {
  it.each(sampled(HOSTILE))('are quick with 20,000 characters of %j', (part) => {
    expect(isQuick(part)).toBe(true);
  });

  it('are quick with 20,000 characters of any pieces in turn', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', minLength: 1, maxLength: 6 })),
      { minLength: 2, maxLength: 5 },
    );
    const repeats = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(fc.array(fc.tuple(pieces, repeats), { minLength: 1, maxLength: 3 }), (runs) => {
        expect(isQuick(runs.map(([parts, times]) => parts.join('').repeat(times)).join('\n'))).toBe(true);
      }),
      sampledRuns(150),
    );
  });

  it('take no longer for an answer where there are as many as an application may have', async () => {
    const answers = Array.from({ length: MANY }, (_, at) => answer(shuffled(at + 1), at));
    const some = answers.slice(0, MANY / 5);
    inspectAnswers(some);
    const reading = (each: readonly ReviewAnswer[]) => () => Promise.resolve(inspectAnswers(each));
    // Five times as long, were each looked at by itself; the square of it, were each compared with every other.
    expect(await timesAsLong(reading(answers), { as: reading(some), rounds: 5, enough: 12 })).toBeLessThan(12);
  });

  it('take any Unicode text, keep their spans inside it, and do not depend on the order of the answers', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE,
      ...STRONG.flatMap(({ value }) => value.split(' ').slice(0, 12)),
      'jane@example.org',
      '\n\n',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (values) => {
        const answers = values.map(answer);
        const findings = inspectAnswers(answers);
        expect(inspectAnswers([...answers].reverse())).toEqual(findings);
        for (const { key, start, end } of findings.excluded) {
          const { length } = answers.find((one) => one.key === key)?.value ?? '';
          expect(start >= 0 && start < end && end <= length).toBe(true);
        }
        for (const { excerpt } of findings.flags) expect((excerpt ?? '').length).toBeLessThanOrEqual(160);
        withoutSpans(answers, findings.excluded).forEach(({ value }, at) => {
          expect(value).toHaveLength(values[at]?.length ?? 0);
        });
      }),
      sampledRuns(300),
    );
  });
});
