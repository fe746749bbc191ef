import { type StoredEvent } from './event.js';
import { type EventMessageDto } from './dto/event-message.dto.js';

/**
 * An event with the caller's own id, which is looked up when the event is sent and gone once the applicant is erased.
 */
export interface ToldEvent extends StoredEvent {
  readonly externalId: string | null;
}

/** The message of an event, the same in the feed and in webhooks. */
export function toEventMessage(event: ToldEvent): EventMessageDto {
  return {
    type: event.type,
    timestamp: event.createdAt.toISOString(),
    data: {
      submission_id: event.submissionId,
      cohort_id: event.cohortId,
      external_id: event.externalId,
      env: event.environment,
      status: event.status,
      review_status: event.reviewStatus,
      version: event.version,
    },
  };
}
