import { compose, judgement } from '../../../../test/support/composed-report.js';
import { type CriterionId } from '../../rubric/criteria.js';

describe('the reasons for a score', () => {
  it('names what else a score is made of, where that moved it far from the criterion whose reasons stand beside it', () => {
    const { strength_criteria: criteria } = compose(judgement((id) => (id === 'defensibility' ? 2 : 4)));
    expect(criteria.map(({ reasoning }) => reasoning)).toEqual([
      'about novelty',
      'about feasibility',
      'about market_size',
      'about defensibility The 77 points also count an advantage over what people use today, ' +
        'how it is to be delivered and how concrete the answers are.',
    ]);
  });

  it('says where the points of a weak dimension come from, too, where they are more than a few', () => {
    const unnamed = new Set<CriterionId>(['advantage', 'novelty', 'defensibility', 'founder_problem_fit']);
    const { fit_reasoning: told } = compose(judgement((id) => (unnamed.has(id) ? 0 : 4)));
    expect(told).toMatch(/differentiation \(1\d of 100\)\. about advantage$/m);
    expect(told).toMatch(/team strength \(\d+ of 100\)\. about founder_problem_fit The \d+ points are for how it/);
  });

  it('gives for the fit the reasons that its dimensions have, and calls none weak that is sound', () => {
    const { fit_reasoning: told, fit_dimensions: dimensions } = compose(
      judgement((id) => (id === 'advantage' ? 1 : 4)),
    );
    expect(told).toMatch(/^Weakest/m);
    for (const line of told.split('\n')) {
      const [, name = '', score = '', reasoning = ''] = /: (.+) \((\d+) of 100\)\. (.+)$|^$/.exec(line) ?? [];
      const own = dimensions.find(({ dimension }) => dimension === name.replaceAll(' ', '_'));
      expect([own?.score, own?.reasoning]).toEqual([Number(score), reasoning]);
      if (line.startsWith('Weakest')) expect(Number(score)).toBeLessThan(75);
    }
  });

  it('goes down from the strongest where nothing is weak, so that nobody takes the last for the lowest', () => {
    const { fit_reasoning: told } = compose(judgement((id) => (id === 'advantage' ? 3 : 4)));
    const scores = [...told.matchAll(/\((\d+) of 100\)/g)].map(([, score]) => Number(score));
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
