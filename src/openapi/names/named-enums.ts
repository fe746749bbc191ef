import { AUTHOR_KINDS } from '../../common/access/author.js';
import { ENVIRONMENTS } from '../../common/access/environment.js';
import { PORTAL_ROLES } from '../../common/access/portal-role.js';
import { SCOPES } from '../../common/access/scope.js';
import { ERROR_CODES } from '../../common/errors/error-codes.js';
import { WARNING_CODES } from '../../modules/applications/admission/warnings.js';
import { FAILURE_CODES, REVIEW_STATUSES, SUBMISSION_STATUSES } from '../../modules/standings/submission-status.js';
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '../../modules/audit/audit-action.js';
import { COHORT_STATUSES } from '../../modules/cohorts/cohort-status.js';
import { CLARITY_ROLES, FIELD_TYPES, SOURCES } from '../../modules/fields/field.js';
import { DEGRADED_REASONS } from '../../modules/review/reports/provenance.js';
import { EVENT_KINDS, EVENT_TYPES } from '../../modules/events/event-types.js';
import { FORM_VALIDATIONS } from '../../modules/management/cohorts/dto/cohort.request.dto.js';
import { PURPOSES } from '../../modules/members/invitations/dto/invitation.response.dto.js';
import { DELIVERY_STATES } from '../../modules/portal/webhooks/dto/delivery.response.dto.js';
import { LAYOUTS } from '../../modules/portal/submissions/csv/submissions-csv.query.dto.js';
import { SORTS } from '../../modules/portal/submissions/submission-sort.js';
import { FLAG_SEVERITIES, FLAG_TYPES } from '../../modules/review/guard-rails/guard-rail.js';
import { ROLE_STATES } from '../../modules/review/scoring/clarity.js';
import { CONFIDENCES } from '../../modules/review/scoring/verdict.js';
import { COVERAGES } from '../../modules/review/scoring/reported-parts.js';
import { STAGE_NAMES, STEP_NAMES } from '../../modules/review/stages/stages.js';
import { CRITERIA } from '../../modules/rubric/criteria.js';
import { FIT_DIMENSIONS, STRENGTH_CRITERIA, VERDICTS } from '../../modules/rubric/rubric.js';
import { SCENARIOS } from '../../modules/sandbox/scenarios.js';
import { TOKEN_ENTRY_KINDS } from '../../modules/tokens/token-entry.js';
import { DELIVERY_TRIGGERS } from '../../modules/webhooks/deliveries/delivery-trigger.js';
import { ENDPOINT_STATES } from '../../modules/webhooks/endpoints/endpoint-state.js';
import { ERROR_MEANINGS, MEANINGS } from './enum-meanings.js';

export interface NamedEnum {
  readonly name: string;
  readonly values: readonly string[];
  readonly about: string;
  /** What each value says, where the values do not say it themselves. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** Every set of words in the document, told apart by its values, under the name that generated clients give it. */
export const NAMED_ENUMS: readonly NamedEnum[] = [
  { name: 'AuditAction', values: AUDIT_ACTIONS, about: 'What was done.' },
  { name: 'AuditTarget', values: AUDIT_TARGETS, about: 'What kind of thing it was done to.' },
  {
    name: 'AuthorKind',
    values: AUTHOR_KINDS,
    about: 'Who did it: a member, a client with an API key, or the service itself and its operator.',
  },
  {
    name: 'ClarityRole',
    values: CLARITY_ROLES,
    about: 'What a question asks about the venture.',
    meanings: MEANINGS.clarityRole,
  },
  { name: 'CohortStatus', values: COHORT_STATUSES, about: 'Where a cohort stands.', meanings: MEANINGS.cohortStatus },
  { name: 'Confidence', values: CONFIDENCES, about: 'How sure the review is of its levels.' },
  { name: 'Coverage', values: COVERAGES, about: 'How far the answers speak of it.', meanings: MEANINGS.coverage },
  { name: 'CriterionId', values: CRITERIA.map(({ id }) => id), about: 'What is judged, by its name in the rubric.' },
  { name: 'CsvLayout', values: LAYOUTS, about: 'For clients, or for people.' },
  {
    name: 'DegradedReason',
    values: DEGRADED_REASONS,
    about: 'Why a report is less than it might be.',
    meanings: MEANINGS.degradedReason,
  },
  { name: 'DeliveryState', values: DELIVERY_STATES, about: 'What became of an event on its way to a webhook.' },
  { name: 'DeliveryTrigger', values: DELIVERY_TRIGGERS, about: 'Why something was sent to a webhook.' },
  { name: 'Environment', values: ENVIRONMENTS, about: 'Decided by the key alone.', meanings: MEANINGS.environment },
  {
    name: 'ErrorCode',
    values: ERROR_CODES,
    about: 'What went wrong, as a stable word for clients.',
    meanings: ERROR_MEANINGS,
  },
  {
    name: 'EventType',
    values: EVENT_TYPES,
    about: 'What happened to an application.',
    meanings: Object.fromEntries(EVENT_TYPES.map((type) => [type, EVENT_KINDS[type].summary])),
  },
  {
    name: 'FailureCode',
    values: FAILURE_CODES,
    about: 'Why a submission ended `failed`.',
    meanings: MEANINGS.failureCode,
  },
  {
    name: 'FieldType',
    values: FIELD_TYPES,
    about: 'What kind of value answers a question.',
    meanings: MEANINGS.fieldType,
  },
  {
    name: 'FitDimensionName',
    values: FIT_DIMENSIONS,
    about: 'A part of founder_fit_score.',
    meanings: MEANINGS.fitDimension,
  },
  { name: 'FlagType', values: FLAG_TYPES, about: 'What a guard rail noticed.', meanings: MEANINGS.flagType },
  {
    name: 'FormValidation',
    values: FORM_VALIDATIONS,
    about: 'How answers to a cohort’s own form are held to it.',
    meanings: MEANINGS.formValidation,
  },
  { name: 'Health', values: ['ok', 'degraded'], about: 'Whether it works as it should.' },
  { name: 'InvitationPurpose', values: PURPOSES, about: 'What its link is for: joining, or a new password.' },
  { name: 'MemberStatus', values: ['active', 'invited'], about: 'Whether the invitation has been accepted.' },
  { name: 'ReadingPart', values: STEP_NAMES, about: 'A part of the review.' },
  { name: 'ReviewStatus', values: REVIEW_STATUSES, about: 'What the team decided.', meanings: MEANINGS.reviewStatus },
  {
    name: 'ReviewStatusFilter',
    values: [...REVIEW_STATUSES, 'none'],
    about: 'What the team decided; `none`: nothing yet.',
  },
  { name: 'Role', values: PORTAL_ROLES, about: 'What a member may do; each may do all that the ones before it may.' },
  { name: 'RoleState', values: ROLE_STATES, about: 'How a clarity role is told.', meanings: MEANINGS.roleState },
  { name: 'ScenarioCode', values: SCENARIOS, about: 'An error that the sandbox plays back.' },
  { name: 'Scope', values: SCOPES, about: 'What an API key may do.', meanings: MEANINGS.scope },
  { name: 'Severity', values: FLAG_SEVERITIES, about: 'How much it matters.', meanings: MEANINGS.severity },
  { name: 'Source', values: SOURCES, about: 'A score that an answer is read for.', meanings: MEANINGS.source },
  { name: 'Stage', values: STAGE_NAMES, about: 'A stage of the review.' },
  { name: 'StageResult', values: ['passed', 'failed'], about: 'How a stage ended.' },
  {
    name: 'StrengthCriterionName',
    values: STRENGTH_CRITERIA,
    about: 'A part of idea_strength_score.',
    meanings: MEANINGS.strengthCriterion,
  },
  { name: 'SubmissionSort', values: SORTS, about: 'What a list is ordered by; with `-`, the greatest first.' },
  {
    name: 'SubmissionStatus',
    values: SUBMISSION_STATUSES,
    about: 'How far the review has come.',
    meanings: MEANINGS.submissionStatus,
  },
  { name: 'TokenEntryKind', values: TOKEN_ENTRY_KINDS, about: 'What moved the tokens.' },
  { name: 'TrueOrFalse', values: ['true', 'false'], about: 'A choice in an address.' },
  { name: 'Verdict', values: VERDICTS, about: 'What a report comes to.', meanings: MEANINGS.verdict },
  {
    name: 'WarningCode',
    values: WARNING_CODES,
    about: 'What is probably not as it was meant.',
    meanings: MEANINGS.warning,
  },
  { name: 'WebhookState', values: ENDPOINT_STATES, about: 'Whether anything is sent to a webhook.' },
];

/** What every one of them promises; no keyword of the standard says it, so the text must. */
const MAY_GROW = 'More values may be added: treat one that you do not know as you would treat none of these.';

/** The schema of an enum; the meaning of each value is part of its description, where every generator looks. */
export function enumSchema({ values, about, meanings = {} }: NamedEnum): object {
  const lines = values.flatMap((value) =>
    meanings[value] === undefined ? [] : [`- \`${value}\`: ${meanings[value]}`],
  );
  const description = [`${about} ${MAY_GROW}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  return { type: 'string', enum: [...values], description };
}
