import { type Parameter, type Row, type SqlStatement } from '../../../database/pipeline.js';
import { ANSWERED } from '../../idempotency/claims.statements.js';
import { BALANCE } from '../../tokens/payments.js';
import { type IntakeUnit } from './intake-unit.js';
import { type IntakeFacts } from './verdicts.js';

/* Statements that look for obstacles to a batch of the organisation $1; lists are passed as JSON. */

export const liveKeys = (ids: string): string => `
  select id from api_keys
   where organisation_id = $1 and id = any(${ids}::uuid[]) and revoked_at is null and (expires_at is null or expires_at > now())`;

/** The current state of each cohort, in the form of `cohortState`. */
export const cohortStates = (ids: string): string => `
  select concat_ws(' ', id, status, form_validation, form_version, review_price) as state
    from cohorts where organisation_id = $1 and id = any(${ids}::uuid[])`;

/** The submissions that hold these external ids, in the form of `externalIdOf`. */
const EXTERNAL_IDS = `
  select id, concat_ws(' ', cohort_id, submissions.environment, external_id) as external
    from json_to_recordset($2) as wanted (cohort uuid, environment text, external text)
    join submissions on cohort_id = cohort and submissions.environment = wanted.environment and external_id = external
   where organisation_id = $1`;

export function lookStatements(organisationId: string, units: readonly IntakeUnit[]): SqlStatement[] {
  const items = units.flatMap((unit) => unit.items);
  const cohortIds = items.map(({ submission }) => submission.cohortId);
  const externals = items.flatMap(({ submission: { cohortId, environment, externalId } }) =>
    externalId === null ? [] : [{ cohort: cohortId, environment, external: externalId }],
  );
  const claims = units.flatMap(({ caller: { environment }, claim }) =>
    claim === null ? [] : [{ environment, key: claim.key }],
  );
  const about = (text: string, ...values: Parameter[]): SqlStatement => ({ text, values: [organisationId, ...values] });
  return [
    about(ANSWERED, JSON.stringify(claims)),
    about(liveKeys('$2'), keysOf(units)),
    about(cohortStates('$2'), cohortIds),
    about(EXTERNAL_IDS, JSON.stringify(externals)),
    about(BALANCE),
  ];
}

export function toFacts(found: readonly Row[][]): IntakeFacts {
  const [answered, keys, cohorts, owners, [account]] = found as [
    { mark: string }[],
    { id: string }[],
    { state: string }[],
    { id: string; external: string }[],
    [{ balance: number }],
  ];
  return {
    answered: new Set(answered.map(({ mark }) => mark)),
    liveKeys: new Set(keys.map(({ id }) => id)),
    cohorts: new Set(cohorts.map(({ state }) => state)),
    externalIds: new Map(owners.map(({ id, external }) => [external, id])),
    balance: account.balance,
  };
}

/** Their API keys; not every caller has one. */
export function keysOf(units: readonly IntakeUnit[]): string[] {
  return units.map(({ caller }) => caller.keyId).filter((id) => id !== null);
}
