import { ApiError } from '../../../common/errors/api-error.js';
import { invalidApiKey } from '../../auth/api-key.authenticator.js';
import { AnsweredMeanwhile } from '../../idempotency/answer-memory.js';
import { type PreparedSubmission } from '../prepared-submission.js';
import { CohortChanged, type IntakeUnit, markOf, type SubmissionOutcome } from './intake-unit.js';

/** What PostgreSQL knows about the things that a batch depends on. */
export interface IntakeFacts {
  /** The Idempotency-Keys that have been answered, by `markOf`. */
  readonly answered: readonly string[];
  readonly liveKeys: readonly string[];
  /** What each cohort is now, by `cohortState`. */
  readonly cohorts: readonly string[];
  /** The submissions that hold external ids, by `externalIdOf`. */
  readonly externalIds: Readonly<Record<string, string>>;
  readonly balance: number;
}

/** A unit that is accepted, with its accepted items and its answer. */
export interface Admitted {
  readonly unit: IntakeUnit;
  readonly items: readonly PreparedSubmission[];
  readonly answer: object;
}

/** The result for a unit; an error refuses all of it. */
export type IntakeVerdict = Error | Admitted;

export function isAdmitted(verdict: IntakeVerdict): verdict is Admitted {
  return !(verdict instanceof Error);
}

export function externalIdOf(cohortId: string, environment: string, externalId: string): string {
  return `${cohortId} ${environment} ${externalId}`;
}

/**
 * Judges units in the order in which they came, each as if the ones before it were already stored. Without facts it
 * assumes that nothing has changed since they were prepared and that nothing stands in their way.
 */
export function judge(units: readonly IntakeUnit[], facts: IntakeFacts | null): IntakeVerdict[] {
  const answered = new Set(facts?.answered);
  const taken = new Map(Object.entries(facts?.externalIds ?? {}));
  let balance = facts?.balance ?? Infinity;
  return units.map((unit) => {
    const mark = markOf(unit);
    if (mark !== null && answered.has(mark)) return new AnsweredMeanwhile();
    const obstacle = facts === null ? null : obstacleOf(unit, facts);
    if (obstacle !== null) return obstacle;
    const items: PreparedSubmission[] = [];
    let left = balance;
    const ownIds = new Map<string, string>();
    const outcomes = unit.items.map((item): SubmissionOutcome => {
      const { id, cohortId, environment, externalId, price } = item.submission;
      const external = externalId === null ? null : externalIdOf(cohortId, environment, externalId);
      const owner = external === null ? undefined : (taken.get(external) ?? ownIds.get(external));
      if (owner !== undefined) return new ApiError('duplicate_external_id', { extra: { submission_id: owner } });
      if (left < price) return new ApiError('insufficient_tokens', { extra: { balance: left, required: price } });
      left -= price;
      if (external !== null) ownIds.set(external, id);
      items.push(item);
      return item.accepted;
    });
    const answer = unit.answer(outcomes);
    if (answer === null)
      return outcomes.find((outcome) => outcome instanceof ApiError) ?? new Error('Refused for no reason');
    balance = left;
    if (mark !== null) answered.add(mark);
    for (const [external, owner] of ownIds) taken.set(external, owner);
    return { unit, items, answer };
  });
}

/** What stands against the request as a whole. */
function obstacleOf(unit: IntakeUnit, { liveKeys, cohorts }: IntakeFacts): Error | null {
  const { keyId } = unit.caller;
  if (keyId !== null && !liveKeys.includes(keyId)) return invalidApiKey();
  const changed = unit.items.find(({ cohortState }) => !cohorts.includes(cohortState));
  return changed === undefined ? null : new CohortChanged(changed.submission.cohortId);
}
