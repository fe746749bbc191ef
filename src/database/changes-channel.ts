/** Of PostgreSQL's NOTIFY; a message is a table and the id of a row of it that was changed. */
export const CHANGES_CHANNEL = 'intake_changes';
