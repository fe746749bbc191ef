import { type CarefulReading } from './careful-reading.js';
import { type Draft } from './draft.js';
import { endsStage, type LegName, LEGS, type StepName } from './stages.js';
import { blinding } from './steps/blinding.js';
import { fingerprints } from './steps/fingerprints.js';
import { guardRails } from './steps/guard-rails.js';
import { judging } from './steps/judging.js';
import { quotes } from './steps/quotes.js';
import { scoring } from './steps/scoring.js';

/** What it adds to the draft. @throws ReviewFailure, ReviewPutOff */
type Step = (draft: Draft, reading: CarefulReading) => Partial<Draft>;

const STEPS: Record<StepName, Step> = {
  blinding,
  guard_rails: guardRails,
  judging,
  quotes,
  scoring,
  fingerprints,
};

export interface Way {
  readonly reading: CarefulReading;
  /** A stage is over. */
  readonly reach: () => void;
}

/** Runs the steps of a leg one after the other. @throws ReviewFailure, ReviewPutOff */
export function runSteps(leg: LegName, begun: Draft, { reading, reach }: Way): Draft {
  let draft = begun;
  for (const name of LEGS[leg]) {
    draft = { ...draft, ...STEPS[name](draft, reading) };
    if (endsStage(name)) reach();
  }
  return draft;
}
