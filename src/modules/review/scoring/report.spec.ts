import fc from 'fast-check';
import { ANSWERS, compose, CRITICAL, judgement, QUOTE } from '../../../../test/support/composed-report.js';
import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Level } from '../../rubric/criterion.js';
import { CLARITY_ROLES } from '../../fields/field.js';
import { CRITERIA, type CriterionId } from '../../rubric/criteria.js';
import { DEFAULT_REVIEW_SETTINGS } from '../../rubric/rubric.js';

describe('composeReport', () => {
  it('spans the whole range', () => {
    expect(compose(judgement(() => 4))).toMatchObject({
      clarity_score: 100,
      founder_fit_score: 100,
      idea_strength_score: 10,
      verdict: 'COHORT_PERFECT',
    });
    expect(compose(judgement(() => 0))).toMatchObject({
      clarity_score: 0,
      founder_fit_score: 0,
      idea_strength_score: 0,
      verdict: 'COHORT_UNLIKELY',
    });
  });

  it('says of each role how it is told, and of one that is not whether it was asked for', () => {
    const { clarity_roles: roles } = compose(
      judgement((id) => (id === 'problem' ? 2 : id === 'market' ? 1 : id === 'team' ? null : 0)),
    );
    expect(Object.fromEntries(roles.map(({ role, state }) => [role, state]))).toMatchObject({
      problem: 'told',
      market: 'partly',
      team: 'missing',
      traction: 'missing',
      ask: 'not_asked',
    });
    expect(roles.map(({ role }) => role)).toEqual(CLARITY_ROLES);
    expect(compose(judgement(() => 1)).clarity_roles.at(-1)).toEqual({ role: 'ask', state: 'partly' });
  });

  it('quotes for a dimension what leads it, and otherwise what else counts there', () => {
    const [team] = compose(judgement(() => 4)).fit_dimensions.slice(1);
    expect(team).toMatchObject({
      dimension: 'team_strength',
      coverage: 'addressed',
      reasoning: 'about founder_problem_fit',
      evidence: [QUOTE],
    });
    const unled = compose(
      judgement((id) => (id === 'founder_problem_fit' || id === 'advantage' ? 0 : 4)),
    ).fit_dimensions;
    expect(unled.at(-1)).toMatchObject({ coverage: 'partly_addressed', evidence: [QUOTE] });
    // What was built is no proof of who the founders are.
    expect(unled.at(1)).toMatchObject({ coverage: 'not_addressed', evidence: [] });
    expect(unled.at(1)?.reasoning).toBe('about founder_problem_fit The 31 points are for how it is to be delivered.');
    const [unquoted] = compose(
      judgement(
        () => 4,
        () => false,
      ),
    ).fit_dimensions.slice(1);
    expect(unquoted).toMatchObject({ coverage: 'not_addressed', evidence: [] });
  });

  it('calls partly addressed what the quotes only come near to', () => {
    const judged = judgement(() => 4);
    const criteria = judged.criteria.map((one) =>
      one.criterion === 'novelty' ? { ...one, isNearest: true as const } : one,
    );
    const coverages = compose({ ...judged, criteria }).strength_criteria.map(({ coverage }) => coverage);
    expect(coverages).toEqual(['partly_addressed', 'addressed', 'addressed', 'addressed']);
  });

  it.each<[string, Judgement, { flags?: GuardRailFlag[]; answers?: ReviewAnswer[] }, string]>([
    ['much was judged, far from any threshold', judgement(() => 4), {}, 'high'],
    ['a threshold is near', judgement(() => 3), {}, 'medium'],
    ['the text is short', judgement(() => 4), { answers: ANSWERS.slice(0, 3) }, 'medium'],
    ['the text is very short', judgement(() => 4), { answers: ANSWERS.slice(0, 1) }, 'low'],
    ['some was left unjudged', judgement((id) => (['team', 'market', 'ask'].includes(id) ? null : 4)), {}, 'medium'],
    ['much was left unjudged', judgement((id) => (CLARITY_ROLES.some((role) => role === id) ? null : 4)), {}, 'low'],
    ['a critical flag stands', judgement(() => 4), { flags: [CRITICAL] }, 'low'],
  ])(
    'can be relied on by how much there was to judge and how near another verdict was: %s',
    (_, judged, over, expected) => {
      expect(compose(judged, over).confidence).toBe(expected);
    },
  );

  it('doubts with its reviewer', () => {
    const judged = judgement(() => 4);
    const doubted = {
      ...judged,
      criteria: judged.criteria.map((one, at) => ({ ...one, confidence: at < 3 ? 0.3 : 0.9 })),
    };
    expect([compose(judged).confidence, compose(doubted).confidence]).toEqual(['high', 'medium']);
  });

  it('takes the mean of all other dimensions for alignment without a brief, in a cohort that counts nothing else', () => {
    const judged = judgement((id) => (id === 'programme_relevance' ? null : 4));
    const weights = { programme_alignment: 1, team_strength: 0, traction: 0, market_potential: 0, differentiation: 0 };
    const report = compose(judged, { settings: { ...DEFAULT_REVIEW_SETTINGS, fit_dimensions: weights } });
    expect(report.founder_fit_score).toBe(100);
  });

  it('adds up: fit is the rounded weighted sum, idea strength a tenth of its own', () => {
    const level = fc.constantFrom<Level | null>(0, 1, 2, 3, 4, null);
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 19, maxLength: 19 }),
        fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }),
        (levels, quoted) => {
          const at = (id: CriterionId): number => CRITERIA.findIndex((criterion) => criterion.id === id);
          const report = compose(
            judgement(
              (id) => levels[at(id)] ?? null,
              (id) => quoted[at(id)] ?? false,
            ),
          );
          const hundredths = (entries: readonly { score: number; weight: number }[]): number =>
            entries.reduce((sum, { score, weight }) => sum + score * Math.round(weight * 100), 0);
          expect(report.founder_fit_score).toBe(Math.floor((hundredths(report.fit_dimensions) + 50) / 100));
          expect(report.idea_strength_score).toBe(Math.floor((hundredths(report.strength_criteria) + 50) / 100) / 10);
          for (const { coverage, evidence, score } of report.strength_criteria) {
            expect(coverage === 'not_addressed').toBe(evidence.length === 0);
            if (evidence.length === 0) expect(score).toBeLessThanOrEqual(40);
          }
        },
      ),
    );
  });

  it('credits no more than a mention without a quote', () => {
    const report = compose(
      judgement(
        () => 4,
        (id) => id !== 'novelty' && CLARITY_ROLES.every((role) => role !== id),
      ),
    );
    expect(report.strength_criteria[0]).toMatchObject({
      criterion: 'novelty',
      coverage: 'not_addressed',
      score: 40,
      evidence: [],
    });
    expect(report.clarity_score).toBe(48);
  });

  it('leaves out what was not judged', () => {
    const report = compose(judgement((id) => (id === 'programme_relevance' ? null : 4)));
    expect(report.fit_dimensions[0]).toMatchObject({ dimension: 'programme_alignment', score: 100, weight: 0.25 });
    expect(report.fit_reasoning).not.toContain('programme alignment');
  });

  it('expects no form to ask everything: the roles told best make clarity', () => {
    const clarity = (untold: readonly CriterionId[]): number =>
      compose(judgement((id) => (untold.includes(id) ? 0 : 4))).clarity_score;
    expect(clarity(['market', 'why_now', 'ask', 'competition'])).toBe(100);
    expect(clarity(['market', 'why_now', 'ask', 'competition', 'problem'])).toBe(93);
  });

  it('takes three tenths of clarity for what is told in general words', () => {
    expect(compose(judgement((id) => (id === 'communication' ? 0 : 4))).clarity_score).toBe(70);
  });

  it.each([
    ['a critical flag', { flags: [CRITICAL] }, judgement(() => 4)],
    [
      'too few words',
      { answers: ANSWERS.slice(0, 1).map((answer) => ({ ...answer, value: 'We sell kits.' })) },
      judgement(() => 4),
    ],
    ['too little judged', {}, judgement((id) => (id.length < 9 ? null : 4))],
  ])('gives no verdict after %s, but the same scores', (_reason, over, judged) => {
    expect(compose(judged, over).verdict).toBe('COHORT_UNDETERMINED');
    expect(compose(judged, over).founder_fit_score).toBe(compose(judged).founder_fit_score);
  });

  it('never leaves the summary empty', () => {
    expect(compose({ ...judgement(() => 4), summary: ' ' }).business_summary).not.toBe('');
  });
});
