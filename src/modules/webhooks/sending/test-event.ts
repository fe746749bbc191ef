import { exampleId } from '../../../common/openapi/example-ids.js';
import { type ToldEvent } from '../../events/event-message.js';
import { EVENT_KINDS, type EventType } from '../../events/event-types.js';

const USUAL: EventType = 'application.completed';

/** What is sent to try an endpoint: the documented example of what it is told of, marked as a test, of no application. */
export function testEvent(id: string, events: readonly string[], now: Date): ToldEvent {
  const type = (Object.keys(EVENT_KINDS) as EventType[]).find((known) => events.includes(known)) ?? USUAL;
  const { status, review_status: reviewStatus, version } = EVENT_KINDS[type].example;
  return {
    id,
    type,
    environment: 'test',
    cohortId: exampleId('cohort'),
    submissionId: exampleId('submission'),
    externalId: null,
    status,
    reviewStatus,
    version,
    createdAt: now,
  };
}
