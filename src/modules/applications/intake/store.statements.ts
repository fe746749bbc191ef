import { newId } from '../../../common/ids/uuid.js';
import { type Parameter, type Row, type Statement } from '../../../database/pipeline.js';
import { type EventType } from '../../events/event-types.js';
import { tell } from '../../webhooks/tell-of-changes.statements.js';
import { CLAIM_ALL } from '../../idempotency/claims.statements.js';
import { oweReviewsOf } from '../../review-tasks/review-tasks.statements.js';
import { PAY, reserveFor } from '../../tokens/payments.js';
import { TEXT_NAMES, TEXT_PROPERTIES } from '../application-texts.js';
import { type PreparedSubmission } from '../prepared-submission.js';
import { COHORTS, keyOf, LIVE_KEYS } from './look.statements.js';
import { isAdmitted, type Admitted, type Verdict } from './verdicts.js';

/*
 * What a batch of submissions does, as few statements: lists come as JSON, and everything is of one
 * organisation, $1. Locks are taken in one order by everybody: API keys and cohorts, idempotency keys, shards of the
 * balance, external ids, each in an order of its own.
 */

/** How long a lock is waited for: shorter while others would wait as well, who can do without it. */
const TOGETHER_LOCK_MS = '500';
const ALONE_LOCK_MS = '3000';

/**
 * How long a lock is waited for, and the first locks: the API keys and cohorts in $2 stay as they are until the commit. A
 * statement of its own, since only the next ones see a change that this one has waited for.
 */
const HOLD_STILL = `
  select set_config('lock_timeout', $1, true), pg_advisory_xact_lock_shared(intake_lock(id)) from unnest($2::uuid[]) as id`;

const ALL_KEYS_LIVE = `select assume(count(*) = cardinality($2::uuid[])) from (${LIVE_KEYS}) live`;

/** That the cohorts $2 are what they were: each in the one state that it has in $3, by `cohortState`. */
const COHORTS_AS_THEY_WERE = `
  select assume(count(*) = cardinality($3::text[])) from (${COHORTS}) cohort where state = any($3)`;

/** As the items have the texts of an application. */
const PROPERTIES = TEXT_PROPERTIES.map((property) => `"${property}"`);
const ACCEPTED: EventType = 'application.accepted';

/**
 * Submissions with what they owe and hold, and what is told of them. Each number of the sequence is given once, and is one
 * reference, so none of them can be another's.
 */
export const STORE = `
  with items as (
    select * from json_to_recordset($2) as items (
      id uuid, "cohortId" uuid, environment text, "schemaId" uuid, "formVersion" integer, "ventureName" text, answers json,
      "submittedAt" timestamptz, run integer, ${PROPERTIES.map((property) => `${property} text`).join(', ')},
      price bigint, due timestamptz, entry uuid, event uuid)
  ), stored as (
    insert into submissions (id, organisation_id, cohort_id, environment, schema_id, form_version, venture_name, answers, run,
                             submitted_at, updated_at, ${TEXT_NAMES.join(', ')}, reference)
    select id, $1, "cohortId", environment, "schemaId", "formVersion", "ventureName", answers, run, "submittedAt", "submittedAt", ${PROPERTIES.join(', ')},
           (select reference_prefix from cohorts where organisation_id = $1 and cohorts.id = "cohortId") || '-' || reference_code(nextval('submission_references'))
      from items order by "cohortId", environment, "externalId", id
  ), reserved as (
    ${reserveFor('items')}
  ), owed as (
    ${oweReviewsOf('items')}
  ), accepted as (
    select event, '${ACCEPTED}' as type, environment, "cohortId" as cohort_id, id as submission_id,
           'pending' as status, null as review_status, 1 as version from items
  ), ${tell('accepted')}`;

/**
 * Stores what was admitted, with the answers to it. Fails as unfounded when anything is not as the verdicts have it; an external
 * id that is taken is refused by the index of `submissions` itself.
 */
export function storeStatements(organisationId: string, verdicts: readonly Verdict[]): Statement[] {
  const admitted = verdicts.filter(isAdmitted);
  if (admitted.length === 0) return [];
  const items = admitted.flatMap((each) => each.items);
  const claims = admitted.flatMap(claimOf);
  const keyIds = inOrder(admitted.flatMap(({ unit }) => keyOf(unit)));
  const checked = admitted.flatMap(({ unit }) => unit.items);
  const cohortIds = inOrder(checked.map(({ submission }) => submission.cohortId));
  const states = new Set(checked.map(({ cohortState }) => cohortState));
  const spent = items.reduce((sum, { price }) => sum + price, 0);
  const dearest = items.reduce((most, { price }) => Math.max(most, price), 0);
  const lockMs = verdicts.length > 1 ? TOGETHER_LOCK_MS : ALONE_LOCK_MS;
  const about = (text: string, ...values: Parameter[]): Statement => ({ text, values: [organisationId, ...values] });
  return [
    { text: HOLD_STILL, values: [lockMs, inOrder([...keyIds, ...cohortIds])] },
    ...(claims.length === 0 ? [] : [about(CLAIM_ALL, JSON.stringify(claims), claims.length)]),
    about(ALL_KEYS_LIVE, keyIds),
    about(COHORTS_AS_THEY_WERE, cohortIds, [...states]),
    ...(spent === 0 ? [] : [about(PAY, spent, dearest)]),
    about(STORE, JSON.stringify(items.map(toItem))),
  ];
}

/** In one order, so that nobody waits for somebody who waits for him. */
function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function claimOf({ unit: { caller, claim }, answer }: Admitted): Row[] {
  if (claim === null) return [];
  const { environment } = caller;
  const fingerprint = claim.fingerprint.toString('base64');
  return [{ environment, key: claim.key, fingerprint, body: JSON.stringify(answer) }];
}

function toItem({ submission, price, reviewFrom }: PreparedSubmission): Row {
  return { ...submission, price, due: reviewFrom, entry: newId(), event: newId() };
}
