import { answerTo } from '../../../../../test/support/answer-to.js';
import { CLARITY_ROLES } from '../../../fields/field.js';
import { type ReviewAnswer } from '../reviewer.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { leftOutBy } from './left-out.js';

const found = (brief: string, ...answers: ReviewAnswer[]): string | undefined =>
  leftOutBy(brief, readStatements(STATEMENTS, answers))?.sentence;

const THINGS = ['lifts', 'ferries', 'looms', 'scarecrows'];
/** Ways to leave something out of a brief. */
const LEAVING_OUT = [
  (things: string) => `No ${things}.`,
  (things: string) => `Not for ${things}.`,
  (things: string) => `We do not fund ${things} or quarries.`,
  (things: string) => `We never invest in quarries, ${things} and mines.`,
  (things: string) => `Anything from the valley, except ${things}.`,
  (things: string) => `We back the valley; excluding ${things}.`,
];
/** The same words, and nothing is left out. */
const ASKING_NOTHING = [
  (things: string) => `We fund ${things} and quarries.`,
  (things: string) => `No ${things} needed, just talk to us.`,
  (things: string) => `Not only ${things}, quarries too.`,
  (things: string) => `You will learn what ${things} cannot do today.`,
  (things: string) => `Show why it would not be done by ${things}.`,
];

describe('what a brief leaves out', () => {
  it.each(THINGS)('is told where a venture makes it, however the brief says so: %s', (things) => {
    for (const leavingOut of LEAVING_OUT) {
      const brief = leavingOut(things);
      expect([brief, found(brief, answerTo('solution', `We make small ${things} of larch wood.`))]).toEqual([
        brief,
        brief.replace(/\.$/, ''),
      ]);
    }
    for (const asking of ASKING_NOTHING)
      expect(found(asking(things), answerTo('solution', `We make small ${things} of larch wood.`))).toBeUndefined();
  });

  it.each(THINGS)('is not told of whom a venture serves, nor of what it has none of: %s', (things) => {
    for (const leavingOut of LEAVING_OUT) {
      for (const said of [
        `We make bolts for ${things}.`,
        `We help ${things} to run on time.`,
        `We make bolts, not ${things}.`,
        `A bolt that lasts longer than ${things}.`,
      ])
        expect(found(leavingOut(things), answerTo('solution', said))).toBeUndefined();
      for (const role of CLARITY_ROLES.filter((each) => each !== 'solution'))
        expect(found(leavingOut(things), answerTo(role, `We make small ${things} of larch wood.`))).toBeUndefined();
    }
  });

  it('is told by another name of the same kind, and takes all of its words', () => {
    expect(found('No alcohol.', answerTo('solution', 'We brew a beer without hops.'))).toBe('No alcohol');
    expect(found('No lifts with cabins.', answerTo('solution', 'We make lifts for hay.'))).toBeUndefined();
  });

  it('if only that alone, is not told where there is more to it', () => {
    const brief = 'We do not fund software only.';
    expect(found(brief, answerTo('solution', 'A dashboard that shows which line loses steam.'))).toBeDefined();
    expect(
      found(brief, answerTo('solution', 'A dashboard for a sensor. We build the sensor and its circuit board.')),
    ).toBeUndefined();
  });
});
