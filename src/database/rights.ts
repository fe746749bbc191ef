import { DATABASE_ROLES, type DatabaseRole } from './roles.js';

const ALL = 'select, insert, update, delete';

/**
 * What the roles of the service may do once every migration is done, written as in a `grant`. Migrations are what grants it;
 * this is what a start is held against, since a restore can leave some of it out.
 */
export const RIGHTS: Readonly<Record<DatabaseRole, Readonly<Record<string, string>>>> = {
  [DATABASE_ROLES.tenant]: {
    answer_fingerprints: 'select, insert, delete',
    api_keys: 'select, insert, update',
    audit_entries: 'select, insert',
    cohort_statistics: 'select, insert, update',
    cohort_statistics_changes: ALL,
    cohorts: 'select, insert, update',
    event_position_base: 'select',
    events: 'select, insert',
    form_versions: 'select, insert',
    insights_reports:
      'select, insert, update (business_summary, fit_dimensions, fit_reasoning, guard_rail_flags, strength_criteria)',
    invitations: ALL,
    members: ALL,
    migrations: 'select',
    organisations: 'select, insert',
    portal_sessions: 'select (member_id, organisation_id, token_hash), insert, delete',
    remembered_answers: ALL,
    review_attempts: 'select, insert, update (detail)',
    review_decisions: 'select, insert, update (reason)',
    review_tasks: ALL,
    schemas: 'select, insert',
    searchable_standings: 'select',
    searchable_submissions: 'select',
    submission_notes: 'select, insert, update (edited_at, text), delete',
    submission_references: 'update',
    submission_standings: ALL,
    submissions: ALL,
    token_accounts: 'select, insert, update',
    token_entries: 'select, insert',
    waiting_fingerprints: ALL,
    webhook_attempts: 'select, insert',
    webhook_endpoints: ALL,
    webhook_tasks: ALL,
  },
  [DATABASE_ROLES.system]: {
    api_keys: 'select, update (last_used_at)',
    cohort_statistics_changes: 'select (organisation_id)',
    cohorts:
      'select (closes_at, erasure_due_at, form_secret, id, opens_at, organisation_id, public_form, status, version), ' +
      'update (erasure_due_at, status, updated_at, version)',
    events: 'select (id, organisation_id), delete',
    invitations: 'select',
    members: 'select',
    migrations: 'select',
    organisations: 'select (id)',
    portal_sessions: ALL,
    remembered_answers: 'select (created_at), delete',
    review_tasks: 'select, update',
    waiting_fingerprints: 'select (organisation_id)',
    webhook_attempts: 'select (id, organisation_id), delete',
    webhook_endpoints: 'select (failing_since, id, organisation_id, resting_until, state), update (resting_until)',
    webhook_tasks: 'select, update, delete',
  },
};

/** Functions that only these roles may call; anybody may call the others. */
export const CALLS: Readonly<Record<string, DatabaseRole>> = {
  'keep_weeks(text, integer)': DATABASE_ROLES.system,
  'mend_event_positions()': DATABASE_ROLES.system,
  'purge_audit_entries(integer, integer)': DATABASE_ROLES.system,
};
