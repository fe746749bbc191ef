import { ApiError } from '../../../common/errors/api-error.js';
import { invalidApiKey } from '../../auth/api-key.authenticator.js';
import { AnsweredMeanwhile } from '../../idempotency/answer-memory.js';
import { type PreparedSubmission } from '../prepared-submission.js';
import { CohortChanged, type IntakeUnit, type Outcome } from './intake-unit.js';

/** What PostgreSQL knows, inside the transaction, of what a batch of units needs. */
export interface Facts {
  /** The units whose Idempotency-Key could be claimed. */
  readonly claimed: ReadonlySet<IntakeUnit>;
  /** The keys that are neither revoked nor expired. */
  readonly liveKeys: ReadonlySet<string>;
  /** What each cohort is now, by `cohortState`. */
  readonly cohorts: ReadonlyMap<string, string>;
  /** The submissions that hold external ids, by `externalIdOf`. */
  readonly externalIds: ReadonlyMap<string, string>;
  /** What can be spent; null for enough for everything. */
  readonly balance: number | null;
}

export interface Admitted {
  readonly outcomes: readonly Outcome[];
  readonly answer: object;
  readonly admitted: readonly PreparedSubmission[];
}

/** What becomes of a unit: an error refuses all of it. */
export type Verdict = Error | Admitted;

export function admittedBy(verdicts: readonly Verdict[]): PreparedSubmission[] {
  return verdicts.flatMap((verdict) => (verdict instanceof Error ? [] : verdict.admitted));
}

export function externalIdOf(cohortId: string, environment: string, externalId: string): string {
  return `${cohortId} ${environment} ${externalId}`;
}

/** Judges units in the order in which they came, each as if it were alone after the ones before it. */
export function judge(units: readonly IntakeUnit[], facts: Facts): Verdict[] {
  const taken = new Map(facts.externalIds);
  let balance = facts.balance ?? Infinity;
  return units.map((unit) => {
    const obstacle = obstacleOf(unit, facts);
    if (obstacle !== null) return obstacle;
    const admitted: PreparedSubmission[] = [];
    let left = balance;
    const ownIds = new Map<string, string>();
    const outcomes = unit.items.map((item): Outcome => {
      const external = item.submission.externalId;
      const id =
        external === null ? null : externalIdOf(item.submission.cohortId, item.submission.environment, external);
      const owner = id === null ? undefined : (taken.get(id) ?? ownIds.get(id));
      if (owner !== undefined) return new ApiError('duplicate_external_id', { extra: { submission_id: owner } });
      if (left < item.price)
        return new ApiError('insufficient_tokens', { extra: { balance: left, required: item.price } });
      left -= item.price;
      if (id !== null) ownIds.set(id, item.submission.id);
      admitted.push(item);
      return item.accepted;
    });
    const answer = unit.answer(outcomes);
    if (answer === null)
      return outcomes.find((outcome) => outcome instanceof ApiError) ?? new Error('Refused for no reason');
    balance = left;
    for (const [id, owner] of ownIds) taken.set(id, owner);
    return { outcomes, answer, admitted };
  });
}

/** What is the case when nothing has changed since the units were prepared, and nothing stands in their way. */
export function asPrepared(units: readonly IntakeUnit[]): Facts {
  const items = units.flatMap((unit) => unit.items);
  return {
    claimed: new Set(units),
    liveKeys: new Set(units.flatMap(({ caller: { keyId } }) => keyId ?? [])),
    cohorts: new Map(items.map(({ submission, cohortState }) => [submission.cohortId, cohortState])),
    externalIds: new Map(),
    balance: null,
  };
}

/** What stands against the request as a whole. */
function obstacleOf(unit: IntakeUnit, { claimed, liveKeys, cohorts }: Facts): Error | null {
  if (unit.claim !== null && !claimed.has(unit)) return new AnsweredMeanwhile();
  const { keyId } = unit.caller;
  if (keyId !== null && !liveKeys.has(keyId)) return invalidApiKey();
  const changed = unit.items.find(({ submission, cohortState }) => cohorts.get(submission.cohortId) !== cohortState);
  return changed === undefined ? null : new CohortChanged(changed.submission.cohortId);
}
