import { DEFAULT_REVIEW_SETTINGS } from '../../rubric/rubric.js';
import { overallScore, verdictFor } from './verdict.js';

const { thresholds } = DEFAULT_REVIEW_SETTINGS;

describe('verdictFor', () => {
  it.each([
    [78, 81, 7.4, 'COHORT_PERFECT'],
    [75, 75, 7.5, 'COHORT_PERFECT'],
    [75, 75, 7.4, 'COHORT_STRONG'],
    [60, 60, 6, 'COHORT_STRONG'],
    [60, 59, 6, 'COHORT_POSSIBLE'],
    [45, 45, 4.5, 'COHORT_POSSIBLE'],
    [45, 45, 4.4, 'COHORT_UNLIKELY'],
    [0, 0, 0, 'COHORT_UNLIKELY'],
    [100, 100, 10, 'COHORT_PERFECT'],
  ])('clarity %d, fit %d, idea %d: %s', (clarity, founderFit, ideaStrength, verdict) => {
    expect(verdictFor(overallScore({ clarity, founderFit, ideaStrength }), thresholds)).toBe(verdict);
  });

  it('takes thresholds with decimals', () => {
    const overall = overallScore({ clarity: 62, founderFit: 62, ideaStrength: 6.2 });
    expect(verdictFor(overall, { perfect: 62, strong: 50, possible: 40 })).toBe('COHORT_PERFECT');
    expect(verdictFor(overall, { perfect: 62.1, strong: 50, possible: 40 })).toBe('COHORT_STRONG');
  });
});
