import { SOURCES } from '../../../fields/field.js';
import { TextReviewer } from '../text.reviewer.js';
import { believed, beliefIn } from './belief.js';
import { readStatements } from './statement.js';
import { STATEMENTS } from './statements.js';

const TOLD = [
  'Forty-one bakeries in Porto order their flour through us every week, and thirty-six of them have done so since last winter.',
  'My cousin ran the mill for nineteen years, and I kept its books before we bought it from the owner in March.',
];
const ABOUT_NOTHING = [
  'Our folder has 8 tabs and weighs 1.4 kilos, and tab 3 contains 52 pages.',
  'We have held 64 meetings since March, of which 41 were on Tuesdays, in a room with 12 chairs.',
  'The slide deck has 27 slides in 3 colours and was opened 2,310 times by 14 people.',
  'Our logo was drawn in 17 versions and has been printed on 300 mugs and 45 umbrellas.',
  'The plan counts 9,412 words in 6 chapters, and version 23 was saved at 11.40 on 5 May.',
];
/** So many that it is neither believed in full nor as little as may be. */
const SOME_ABOUT_NOTHING = ABOUT_NOTHING.slice(0, 3);
const LEAST = 0.21;
const PADDING = [
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
  'We believe that we can hopefully become the leading company in the world.',
];

const answered = (...values: string[]) =>
  values.map((value, at) => ({ key: `a${at}`, label: 'Tell us more', role: null, sources: [...SOURCES], value }));
const belief = (...values: string[]): number => beliefIn(readStatements(STATEMENTS, answered(...values)));

it('believes what an application tells that is not full of figures about nothing', () => {
  expect(belief(...TOLD)).toBe(1);
  expect(belief(...TOLD, ABOUT_NOTHING[0] ?? '')).toBe(1);
});

it('believes less where figures about nothing are the rule, however much padding stands beside them', () => {
  expect(belief(TOLD[0] ?? '', ...ABOUT_NOTHING)).toBeLessThan(0.5);
  const doubted = belief(...TOLD, ...SOME_ABOUT_NOTHING);
  expect(doubted).toBeGreaterThan(LEAST);
  expect(doubted).toBeLessThan(1);
  expect(belief(...TOLD, ...SOME_ABOUT_NOTHING, ...PADDING)).toBe(doubted);
});

it('never believes less for more evidence', () => {
  expect(belief(...TOLD, ...ABOUT_NOTHING)).toBeGreaterThanOrEqual(belief(TOLD[0] ?? '', ...ABOUT_NOTHING));
  expect(belief(...TOLD, ...SOME_ABOUT_NOTHING)).toBeGreaterThan(belief(TOLD[0] ?? '', ...SOME_ABOUT_NOTHING));
});

it('takes from the worth of each statement what it does not believe', () => {
  const statements = readStatements(STATEMENTS, answered(...TOLD));
  const less = believed(statements, 0.5);
  expect(less).toHaveLength(TOLD.length);
  less.forEach(({ worth }, at) => {
    expect(worth).toBeLessThan(statements[at]?.worth ?? 0);
  });
});

it('says so in the report, with an example in the words of the applicant', () => {
  const { doubts } = new TextReviewer().judgeNow({ answers: answered(...ABOUT_NOTHING), brief: null });
  expect(doubts).toHaveLength(1);
  expect(ABOUT_NOTHING.some((told) => doubts?.[0]?.includes(`“${told}”`))).toBe(true);
});
