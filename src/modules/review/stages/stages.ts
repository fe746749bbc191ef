/**
 * The stages of a review, and the steps of each, in their order: run by the worker, the command line and the bench, shown
 * by the API. What a step does stands under its name in `steps.ts`; each can be left out where a text takes more than its
 * budget.
 */
export const STAGES = [
  { name: 'schema_validation', steps: ['blinding'] },
  { name: 'ai_review', steps: ['guard_rails', 'judging', 'quotes'] },
  { name: 'score_generation', steps: ['scoring'] },
  { name: 'report', steps: ['fingerprints'] },
] as const;

type Stage = (typeof STAGES)[number];
export type StageName = Stage['name'];
export type StepName = Stage['steps'][number];

export const STAGE_NAMES: readonly StageName[] = STAGES.map(({ name }) => name);
export const STEP_NAMES: readonly StepName[] = STAGES.flatMap(({ steps }): readonly StepName[] => steps);

const JUDGING = STEP_NAMES.indexOf('judging');

/**
 * Groups of steps without a wait in between. A language model judges between the second and the last group, in place of
 * the third.
 */
export const LEGS = {
  whole: STEP_NAMES,
  before_judging: STEP_NAMES.slice(0, JUDGING),
  judging: STEP_NAMES.slice(JUDGING, JUDGING + 1),
  after_judging: STEP_NAMES.slice(JUDGING + 1),
} as const;

export type LegName = keyof typeof LEGS;

/** Whether a stage is over with this step. */
export function endsStage(step: StepName): boolean {
  return STAGES.some(({ steps }) => steps.at(-1) === step);
}
