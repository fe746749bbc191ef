/** Writes an event of the organisation $1 for each row of a relation with all that an event has but its position. */
export const writeEventsOf = (changed: string): string => `
    insert into events (organisation_id, id, position, type, environment, cohort_id, submission_id, status, review_status, version)
    select $1, event, (select event_position()), type, environment, cohort_id, submission_id, status, review_status, version
      from ${changed}`;
