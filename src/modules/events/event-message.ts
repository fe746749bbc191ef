import { type StoredEvent } from './event.js';
import { type EventMessageDto } from './dto/event-message.dto.js';

/** An event with what is looked up when it is told: the caller's own id, which is gone once the applicant was erased. */
export interface ToldEvent extends StoredEvent {
  readonly externalId: string | null;
}

/** What is said of an event, wherever it is said. */
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
