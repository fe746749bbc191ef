import { DATABASE_ROLES, type DatabaseRole } from './roles.js';

const ALL = 'select, insert, update, delete';
const PARTS_OF_COHORTS =
  'select (closes_at, erasure_due_at, form_secret, id, opens_at, organisation_id, public_form, status, version), ' +
  'update (erasure_due_at, status, updated_at, version)';

/** What migrations grant, as privileges and relations. A start is held against it, as a restore may leave some of it out. */
export const RIGHTS: Readonly<Record<DatabaseRole, Readonly<Record<string, string>>>> = {
  [DATABASE_ROLES.tenant]: {
    select: 'event_position_base, migrations, searchable_standings, searchable_submissions',
    update: 'submission_references',
    'select, insert':
      'audit_entries, events, form_versions, organisations, report_parts, review_reports, schemas, token_entries, ' +
      'webhook_attempts',
    'select, insert, update': 'api_keys, cohort_statistics, cohorts, token_accounts',
    'select, insert, delete': 'answer_fingerprints',
    [ALL]:
      'cohort_statistics_changes, invitations, members, remembered_answers, review_tasks, submission_standings, submissions, ' +
      'waiting_fingerprints, webhook_endpoints, webhook_tasks',
    'select, insert, update (detail)': 'review_attempts',
    'select, insert, update (reason)': 'review_decisions',
    'select, insert, update (edited_at, text), delete': 'submission_notes',
    'select, insert, update (business_summary, fit_dimensions, fit_reasoning, guard_rail_flags, strength_criteria)':
      'insights_reports',
    'select (member_id, organisation_id, token_hash), insert, delete': 'portal_sessions',
  },
  [DATABASE_ROLES.system]: {
    select: 'invitations, members, migrations',
    'select, update': 'review_tasks',
    'select, update, delete': 'webhook_tasks',
    [ALL]: 'portal_sessions',
    'select (id)': 'organisations',
    'select (organisation_id)': 'cohort_statistics_changes, waiting_fingerprints',
    'select (id, organisation_id), delete': 'events, webhook_attempts',
    'select (created_at), delete': 'remembered_answers',
    'select, update (last_used_at)': 'api_keys',
    'select (failing_since, id, organisation_id, resting_until, state), update (resting_until)': 'webhook_endpoints',
    [PARTS_OF_COHORTS]: 'cohorts',
  },
};

/** Functions that only these roles, or for null only the owner, may call; anybody may call the others. */
export const CALLS: Readonly<Record<string, DatabaseRole | null>> = {
  'add_week(text, timestamp with time zone, timestamp with time zone)': null,
  'keep_weeks(text, integer)': DATABASE_ROLES.system,
  'mend_event_positions()': DATABASE_ROLES.system,
  'purge_audit_entries(integer, integer)': DATABASE_ROLES.system,
};
