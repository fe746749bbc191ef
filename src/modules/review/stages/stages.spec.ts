import { endsStage, LEGS, STAGE_NAMES, STEP_NAMES } from './stages.js';

it('goes the same way in legs as without a pause, with the judgement in the middle', () => {
  expect([...LEGS.before_judging, ...LEGS.judging, ...LEGS.after_judging]).toEqual(LEGS.whole);
  expect(LEGS.judging).toEqual(['judging']);
});

it('ends each stage once', () => {
  expect(STEP_NAMES.filter(endsStage)).toHaveLength(STAGE_NAMES.length);
  expect(new Set(STEP_NAMES).size).toBe(STEP_NAMES.length);
});
