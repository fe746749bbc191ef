import { CLARITY_ROLES } from '../fields/field.js';
import { canonicalJson } from '../../common/json/canonical-json.js';
import { CRITERIA } from './criteria.js';
import { DEFAULT_REVIEW_SETTINGS, RUBRIC, RUBRIC_HASH } from './rubric.js';

const sum = (weights: object): number =>
  Object.values(weights).reduce((total: number, weight: number) => total + weight * 100, 0) / 100;

describe('the rubric', () => {
  it('weighs to one', () => {
    expect(sum(DEFAULT_REVIEW_SETTINGS.fit_dimensions)).toBe(1);
    expect(sum(DEFAULT_REVIEW_SETTINGS.strength_criteria)).toBe(1);
    expect(sum(RUBRIC.composite)).toBe(10);
  });

  it('judges every clarity role, and uses everything it judges', () => {
    expect(Object.keys(RUBRIC.clarity).sort()).toEqual([...CLARITY_ROLES].sort());
    const recipes = [RUBRIC.clarity, ...Object.values(RUBRIC.fitDimensions), ...Object.values(RUBRIC.strengthCriteria)];
    const used = new Set([...recipes.flatMap((recipe) => Object.keys(recipe)), 'communication']);
    expect([...used].sort()).toEqual(CRITERIA.map(({ id }) => id).sort());
  });

  it('has a hash that only its content changes', () => {
    expect(RUBRIC_HASH).toMatch(/^[0-9a-f]{64}$/);
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  });
});
