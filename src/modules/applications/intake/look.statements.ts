import { type SqlStatement } from '../../../database/pipeline.js';
import { cohortStates } from '../../cohorts/cohort-state.js';
import { ANSWERED } from '../../idempotency/claims.statements.js';
import { liveKeys } from '../../keys/live-keys.statements.js';
import { BALANCE } from '../../tokens/payments.js';
import { type IntakeUnit } from './intake-unit.js';

/* Looks for obstacles to a batch of the organisation $1; lists are passed as JSON. */

const EXTERNAL_IDS = `
  select id, concat_ws(' ', cohort_id, submissions.environment, external_id) as external
    from json_to_recordset($5) as wanted ("cohortId" uuid, environment text, "externalId" text)
    join submissions on cohort_id = "cohortId" and submissions.environment = wanted.environment and external_id = "externalId"
   where organisation_id = $1`;

/** One row, an `IntakeFacts`. */
const LOOK = `
  select array(${ANSWERED}) as answered, array(${liveKeys('$3')}) as "liveKeys", array(${cohortStates('$4')}) as cohorts,
         (select coalesce(json_object_agg(external, id), '{}') from (${EXTERNAL_IDS}) taken) as "externalIds", (${BALANCE}) as balance`;

export function look(organisationId: string, units: readonly IntakeUnit[]): SqlStatement {
  const items = units.flatMap((unit) => unit.items.map(({ submission }) => submission));
  const cohortIds = items.map(({ cohortId }) => cohortId);
  // A missing key or external id is null, which equals none that is stored.
  const claims = units.map(({ caller: { environment }, claim }) => ({ environment, key: claim?.key }));
  const externals = items.map(({ cohortId, environment, externalId }) => ({ cohortId, environment, externalId }));
  const lists = [JSON.stringify(claims), keysOf(units), cohortIds, JSON.stringify(externals)];
  return { text: LOOK, values: [organisationId, ...lists] };
}

/** Their API keys; not every caller has one. */
export function keysOf(units: readonly IntakeUnit[]): string[] {
  return units.map(({ caller }) => caller.keyId).filter((id) => id !== null);
}
