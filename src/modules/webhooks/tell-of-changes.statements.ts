import { newId } from '../../common/ids/uuid.js';
import { type SqlStatement } from '../../database/pipeline.js';
import { type EventType } from '../events/event-types.js';
import { writeEventsOf } from '../events/write-events.sql.js';
import { oweDeliveriesOf } from './deliveries/owe-deliveries.sql.js';

/*
 * How integrators hear of what becomes of submissions: in the statement that changes them, so that there is an event exactly
 * where there is a change.
 */

/**
 * SQL for the end of a statement with `$1`, the organisation: writes an event for each row of `changed`, a table expression before
 * it with (event, type, environment, cohort_id, submission_id, status, review_status, version), and owes it to the endpoints
 * that asked for it.
 */
export function tell(changed: string): string {
  return `told as (${writeEventsOf(changed)})
  ${oweDeliveriesOf(changed)}`;
}

const TELL_OF_ONE = `
  with changed as (
    select $3::uuid as event, $4::text as type, environment, cohort_id, id as submission_id, status, review_status, version
      from submissions where organisation_id = $1 and id = $2
  ), ${tell('changed')}`;

/** Of one submission, as it is now: after the change, in its transaction. */
export function tellOf(organisationId: string, submissionId: string, type: EventType): SqlStatement {
  return { text: TELL_OF_ONE, values: [organisationId, submissionId, newId(), type] };
}
