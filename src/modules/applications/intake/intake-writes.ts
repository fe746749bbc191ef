import { newId } from '../../../common/ids/uuid.js';
import { type Parameter, type Row, type Statement } from '../../../database/pipeline.js';
import { CLAIM_ALL, DISCLAIM, REMEMBER } from '../../idempotency/claims.statements.js';
import { DIVIDE, PAY, PAY_FROM_ONE_SHARD } from '../../tokens/payments.js';
import { spread } from '../../tokens/shards.js';
import { TEXTS } from '../application-texts.js';
import { type PreparedSubmission } from '../prepared-submission.js';
import * as sql from './intake.statements.js';
import { type IntakeUnit } from './intake-unit.js';
import { type Admitted, type Verdict } from './verdicts.js';

/** How long a lock is waited for: shorter while others would wait as well, who can do without it. */
const TOGETHER_LOCK_MS = '500';
const ALONE_LOCK_MS = '3000';

/** How the batch is paid for: from a shard that holds enough, or from all of them, which then are divided anew. */
export type Purse = { readonly shard: number } | { readonly balance: number };

export function holdStill(units: readonly IntakeUnit[]): Statement {
  const held = [...keyIds(units), ...units.flatMap(({ items }) => items.map(({ submission }) => submission.cohortId))];
  return { text: sql.HOLD_STILL, values: [units.length > 1 ? TOGETHER_LOCK_MS : ALONE_LOCK_MS, inOrder(held)] };
}

/** What two requests with the same Idempotency-Key have in common. */
export function markOf({ caller, claim }: IntakeUnit): string | null {
  return claim === null ? null : `${caller.environment} ${claim.key}`;
}

/** `answer` is remembered from the beginning, where it is known. */
export function claimOf({ caller: { environment }, claim }: IntakeUnit, answer: object | null): Row[] {
  if (claim === null) return [];
  const body = answer === null ? null : JSON.stringify(answer);
  return [{ environment, key: claim.key, fingerprint: claim.fingerprint.toString('base64'), body }];
}

export function externalOf({ submission: { cohortId, environment, externalId } }: PreparedSubmission): Row[] {
  return externalId === null ? [] : [{ cohort: cohortId, environment, external: externalId }];
}

export function keysOf(units: readonly IntakeUnit[]): string[] {
  return inOrder(keyIds(units));
}

function keyIds(units: readonly IntakeUnit[]): string[] {
  return units.flatMap(({ caller: { keyId } }) => keyId ?? []);
}

export function cohortsOf(items: readonly PreparedSubmission[]): string[] {
  return inOrder(items.map(({ submission }) => submission.cohortId));
}

/** In one order, so that nobody waits for somebody who waits for him. */
function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** Takes everything in, or fails as unfounded when something is not as it was when the units were prepared. */
export function takeAllStatements(
  organisationId: string,
  units: readonly IntakeUnit[],
  verdicts: readonly Admitted[],
): Statement[] {
  const items = units.flatMap((unit) => unit.items);
  const claims = units.flatMap((unit, at) => claimOf(unit, verdicts[at]?.answer ?? null));
  const external = items.flatMap(externalOf);
  const states = new Map(items.map(({ submission, cohortState }) => [submission.cohortId, cohortState]));
  const price = priceOf(items);
  const ask = (text: string, ...values: Parameter[]): Statement => ({ text, values: [organisationId, ...values] });
  return [
    holdStill(units),
    ...(claims.length === 0 ? [] : [ask(CLAIM_ALL, JSON.stringify(claims), claims.length)]),
    ask(sql.ALL_KEYS_LIVE, keysOf(units)),
    ask(sql.COHORTS_AS_THEY_WERE, [...states.keys()], [...states.values()]),
    ...(external.length === 0 ? [] : [ask(sql.NO_EXTERNAL_IDS, JSON.stringify(external))]),
    ...(price === 0 ? [] : [ask(PAY_FROM_ONE_SHARD, price)]),
    store(organisationId, items),
  ];
}

/** Answers that were not known before, and claims of what was refused, which the next try must find free. */
export function memoryStatements(
  organisationId: string,
  units: readonly IntakeUnit[],
  verdicts: readonly Verdict[],
  claimed: ReadonlySet<IntakeUnit>,
): Statement[] {
  const answers: Row[] = [];
  const refused: Row[] = [];
  units.forEach((unit, at) => {
    const {
      caller: { environment },
      claim,
      foreseen,
    } = unit;
    const verdict = verdicts[at];
    if (claim === null || verdict === undefined || !claimed.has(unit)) return;
    if (verdict instanceof Error) refused.push({ environment, key: claim.key });
    else if (foreseen === null) answers.push({ environment, key: claim.key, body: JSON.stringify(verdict.answer) });
  });
  return [
    ...(refused.length > 0 ? [{ text: DISCLAIM, values: [organisationId, JSON.stringify(refused)] }] : []),
    ...(answers.length > 0 ? [{ text: REMEMBER, values: [organisationId, JSON.stringify(answers)] }] : []),
  ];
}

/** Nothing, when nothing was admitted. */
export function storeStatements(
  organisationId: string,
  admitted: readonly PreparedSubmission[],
  purse: Purse,
): Statement[] {
  if (admitted.length === 0) return [];
  const spent = priceOf(admitted);
  const dearest = admitted.reduce((most, { price }) => Math.max(most, price), 0);
  const payment: Statement =
    'shard' in purse
      ? { text: PAY, values: [organisationId, spent, purse.shard] }
      : { text: DIVIDE, values: [organisationId, spread(purse.balance - spent, dearest)] };
  return [...(spent === 0 ? [] : [payment]), store(organisationId, admitted)];
}

export function priceOf(items: readonly PreparedSubmission[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}

function store(organisationId: string, items: readonly PreparedSubmission[]): Statement {
  return { text: sql.STORE, values: [organisationId, JSON.stringify(items.map(toItem))] };
}

function toItem({ submission, price, reviewFrom }: PreparedSubmission): Row {
  return {
    id: submission.id,
    cohort: submission.cohortId,
    environment: submission.environment,
    schema: submission.schemaId,
    form: submission.formVersion,
    ...Object.fromEntries(TEXTS.map(({ name, property }) => [name, submission[property]])),
    venture: submission.ventureName,
    answers: submission.answers,
    at: submission.submittedAt,
    run: submission.run,
    price,
    due: reviewFrom,
    entry: newId(),
    event: newId(),
  };
}
