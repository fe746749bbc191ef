/** What a step does stands under its name in `steps.ts`; each can be left out where a text exceeds its budget. */
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

/** Steps without a wait in between. A language model judges in place of the third leg. */
export const LEGS = {
  whole: STEP_NAMES,
  before_judging: STEP_NAMES.slice(0, JUDGING),
  judging: STEP_NAMES.slice(JUDGING, JUDGING + 1),
  after_judging: STEP_NAMES.slice(JUDGING + 1),
} as const;

export type LegName = keyof typeof LEGS;

export function endsStage(step: StepName): boolean {
  return STAGES.some(({ steps }) => steps.at(-1) === step);
}
