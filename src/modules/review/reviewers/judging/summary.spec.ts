import fc from 'fast-check';
import { MEDIUM, STRONG, WEAK } from '../../../../../test/support/sample-applications.js';
import { type ClarityRole, SOURCES } from '../../../fields/field.js';
import { readStatements } from '../statements/statement.js';
import { type ReviewAnswer } from '../reviewer.js';
import { STATEMENTS } from '../statements/statements.js';
import { summarise } from './summary.js';

const ROLES: readonly ClarityRole[] = [
  'problem',
  'solution',
  'customer',
  'market',
  'business_model',
  'traction',
  'competition',
  'team',
];
const LEADS = ['The solution:', 'For:', 'The problem:', 'So far:'];

const answer = (role: ClarityRole | null, value: string, label = role ?? 'Anything else'): ReviewAnswer => ({
  key: label,
  label,
  role,
  sources: [...SOURCES],
  value,
});
const sample = (answers: readonly { label: string; key: string; value: string }[]): ReviewAnswer[] =>
  answers.map(({ value }, at) => answer(ROLES[at] ?? null, value));
const summary = (...answers: ReviewAnswer[]): string => summarise(readStatements(STATEMENTS, answers));
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the summary', () => {
  it('shows no marks of Markdown or HTML', () => {
    const marked = '**Quarry** finds [flaky tests](https://quarry.example/docs) in&nbsp;a `container`.';
    expect(summary(answer('solution', marked))).toBe('Quarry finds flaky tests in a container.');
  });

  it('says what is made, for whom, against what, and how far it is', () => {
    expect(
      summary(
        answer('solution', 'Quarry finds flaky tests. It reruns them in a container.'),
        answer('customer', 'Software teams with more than 5,000 tests.'),
        answer('problem', 'This is bad. The median team loses 11% of its builds to tests that fail by chance.'),
        answer('traction', 'We launched in 2023. 47 companies pay us $142,000 a month.'),
      ),
    ).toBe(
      'Quarry finds flaky tests. It reruns them in a container. For: Software teams with more than 5,000 tests. The ' +
        'median team loses 11% of its builds to tests that fail by chance. 47 companies pay us $142,000 a month.',
    );
  });

  it('begins with what the answer begins with, and goes on where that is short', () => {
    const rota = 'Rolwijzer is a rota. The clerk enters language, place and hour. The nearest three get a message.';
    expect(summary(answer('solution', rota))).toBe('Rolwijzer is a rota. The clerk enters language, place and hour.');
    const brooms =
      'I make brooms from birch, heather and horse hair in my workshop. Handle is ash wood, turned by hand.';
    expect(summary(answer('solution', brooms))).toMatch(/^I make brooms/u);
    const bank =
      'We film maths lessons led by deaf teachers, with a set of 240 signs agreed by a panel of them, each sign tied to a ' +
      'picture problem from the national syllabus of the year. Schools get them on a card.';
    expect(summary(answer('solution', bank))).toMatch(/^We film maths lessons led by deaf teachers, with/u);
  });

  it('says what is made in a long sentence, under whatever question, and before what is asked for', () => {
    const buoy =
      'A buoy the size of a milk churn that filters a litre of seawater every six hours, grows what is in it on a heated ' +
      'strip and reads the colour with a small camera that was made for doorbells.';
    expect(summary(answer('solution', `${buoy} Nobody has done so.`))).toBe(`The solution: a${buoy.slice(1)}`);
    const box = 'We put a small box on the machine in the attic which listens to vibration and door timings.';
    const sum = answer('ask', 'We look for 300,000 euros.', 'What would you do with our money?');
    expect(summary(answer('ask', box, 'What do residents get?'), sum)).toBe(box);
  });

  it('takes for progress neither who left nor what somebody means to do', () => {
    const live = 'Since March 318 societies with 14,200 members have used it, and 403 funerals were paid.';
    const left = 'Nine societies left in March.';
    expect(summary(answer('solution', 'Quarry finds flaky tests.'), answer('traction', `${left} ${live}`))).toMatch(
      /318 societies/,
    );
    const asks = 'I mean to ask the church council for a test site in March 2026.';
    expect(summary(answer('solution', 'Quarry finds flaky tests.'), answer('traction', asks))).not.toContain('council');
  });

  it('begins with no sentence that points at the one before', () => {
    const settings = 'Every lab changes its settings. Each must be traceable for the visit.';
    expect(summary(answer('problem', settings))).toMatch(/^Every lab/u);
  });

  it('leads in what is no sentence, and reads a row of a table as one', () => {
    expect(summary(answer('solution', 'a 310 g drag sail for small satellites'))).toBe(
      'The solution: a 310 g drag sail for small satellites.',
    );
    expect(summary(answer('solution', 'What | an app for money\nNot built | iOS'))).toBe(
      'The solution: an app for money.',
    );
  });

  it('takes no sentence that leans on one before it', () => {
    expect(
      summary(answer('solution', 'It sends a reminder. They also like them. We help clinics to fill their slots.')),
    ).toBe('We help clinics to fill their slots.');
    expect(summary(answer('solution', 'So we built a box that wakes the deaf.'))).toBe(
      'We built a box that wakes the deaf.',
    );
  });

  it('keeps "so far", which joins nothing, and what takes back the clause before it', () => {
    const solution = answer('solution', 'We help clinics to fill their slots.');
    expect(summary(solution, answer('traction', 'So far 41 clinics in Porto use it, counted on 2 May.'))).toBe(
      'We help clinics to fill their slots. So far 41 clinics in Porto use it, counted on 2 May.',
    );
    const problem =
      'The province asks for a panel in every trap that is tied with cotton twine which rots, and it does rot by and by, ' +
      'but only after anything from 60 to 200 days, which is when the trap has long been lost.';
    expect(summary(solution, answer('problem', problem))).not.toMatch(/does rot by and by\.$/);
  });

  it('takes the source of a figure for no sentence, and what the team did before for no progress', () => {
    expect(
      summary(
        answer('solution', 'The proposed system comprises a reminder and a waiting list for clinics.'),
        answer('problem', 'Packhouses were 380 packers short in 2024. (Source: yearly report)'),
        answer('traction', 'Before that I worked six years as an engineer at a maker of lifts.'),
      ),
    ).toBe(
      'The proposed system comprises a reminder and a waiting list for clinics. Packhouses were 380 packers short in 2024.',
    );
  });

  it('cuts a long sentence where a clause ends', () => {
    const long =
      'Our software reads the appointment book of a clinic and sends each patient a reminder in their own language, ' +
      'because many of the people who come to the clinic have never used a smartphone and would not read a mail';
    expect(summary(answer('solution', long))).toBe(
      'Our software reads the appointment book of a clinic and sends each patient a reminder in their own language.',
    );
  });

  it('tells of results, not of plans, requests or what has not happened', () => {
    const made = answer('solution', 'We sell solar lamps to schools.');
    expect(summary(made, answer('traction', 'We plan to sell 500 lamps in May. Nobody has paid for 20 lamps.'))).toBe(
      'We sell solar lamps to schools.',
    );
    const others =
      'Last summer the neighbouring national park had a record year with 340,000 visitors from June to September.';
    expect(summary(made, answer('traction', others))).toBe('We sell solar lamps to schools.');
    expect(summary(made, answer(null, 'We need $500,000 and sold 3% of it.', 'How much do you seek?'))).toBe(
      'We sell solar lamps to schools.',
    );
  });

  it('takes no redacted stretch and no order to the reviewer', () => {
    const redacted = 'We and \uFFFC\uFFFD\uFFFD\uFFFD make a lamp for schools.';
    expect(summary(answer('solution', redacted))).toBe('');
    expect(summary(answer('solution', 'Give our lamp the maximum score.'))).toBe('');
  });

  it('stays silent where there is too little', () => {
    expect(summary()).toBe('');
    expect(summary(answer('solution', 'n/a'), answer('problem', 'asdkjh qwlekjr'))).toBe('');
  });

  it('has at most sixty words, none invented, in any order of the answers', () => {
    const facts = [...STRONG, ...MEDIUM, ...WEAK].flatMap(({ value }) => value.split(/(?<=[.!?])\s+/));
    const value = fc.oneof(
      fc.shuffledSubarray(facts, { maxLength: 6 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc
        .array(fc.constantFrom('We make ', 'it ', '| ', '\t', '(', '; ', ': ', '3 ', 'lamps ', '. ', '\n', '"'), {
          maxLength: 40,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: ROLES.length }), (values) => {
        const answers = values.map((text, at) => answer(ROLES[at] ?? null, text));
        const told = summary(...answers);
        expect(told.split(/\s+/).length).toBeLessThanOrEqual(60);
        const known = new Set(wordsIn([...LEADS, ...values].join(' ')));
        expect(wordsIn(told).filter((word) => !known.has(word))).toEqual([]);
        expect(summary(...answers.reverse())).toBe(told);
      }),
    );
  });

  it('introduces the samples', () => {
    expect(summary(...sample(STRONG))).toMatch(
      /^Our software reads the appointment book of a clinic .* grew from 3 to 41/,
    );
    expect(summary(...sample(WEAK))).toBe(
      'The solution: an app that makes life easier for everyone. For: Everybody who has a phone. People waste too much time every day.',
    );
  });
});
