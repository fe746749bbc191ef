import { type AuditAction, type AuditTarget } from './audit-log.query.js';

/** Each action for the list of filters, and as the middle of a sentence: who … what. */
export const ACTION_WORDS: Record<AuditAction, { readonly label: string; readonly verb: string }> = {
  'submission.decided': { label: 'Decision', verb: 'decided on' },
  'submission.reason_corrected': { label: 'Reason corrected', verb: 'corrected the reason on' },
  'submission.noted': { label: 'Note written', verb: 'wrote a note on' },
  'submission.note_edited': { label: 'Note edited', verb: 'edited a note on' },
  'submission.retried': { label: 'Review started again', verb: 'started again the review of' },
  'submission.withdrawn': { label: 'Withdrawn', verb: 'withdrew, for the applicant,' },
  'submission.erased': { label: 'Submission erased', verb: 'erased' },
  'cohort.created': { label: 'Cohort created', verb: 'created the cohort' },
  'cohort.changed': { label: 'Cohort changed', verb: 'changed the cohort' },
  'cohort.moved': { label: 'Cohort opened or closed', verb: 'moved the cohort' },
  'cohort.form_replaced': { label: 'Form saved', verb: 'saved a new form of the cohort' },
  'cohort.form_generated': { label: 'Form generated', verb: 'had a new form generated for the cohort' },
  'api_key.created': { label: 'API key made', verb: 'made the API key' },
  'api_key.changed': { label: 'API key changed', verb: 'changed the API key' },
  'api_key.rotated': { label: 'API key rotated', verb: 'rotated the API key' },
  'api_key.revoked': { label: 'API key revoked', verb: 'revoked the API key' },
  'webhook.created': { label: 'Webhook made', verb: 'made the webhook' },
  'webhook.changed': { label: 'Webhook changed', verb: 'changed the webhook' },
  'webhook.secret_rotated': { label: 'Secret of a webhook rotated', verb: 'made a new secret for the webhook' },
  'webhook.deleted': { label: 'Webhook deleted', verb: 'deleted the webhook' },
  'member.invited': { label: 'Invitation', verb: 'invited' },
  'member.joined': { label: 'Joined', verb: 'joined the team' },
  'member.role_changed': { label: 'Role changed', verb: 'changed the role of' },
  'member.removed': { label: 'Member removed', verb: 'removed' },
  'member.password_changed': { label: 'Password changed', verb: 'changed the password of' },
  'member.password_reset': { label: 'Link for a new password', verb: 'made a link for a new password of' },
  'member.signed_in': { label: 'Signed in', verb: 'signed in' },
  'member.signed_out': { label: 'Signed out', verb: 'signed out' },
  'organisation.created': { label: 'Organisation created', verb: 'created the organisation' },
  'organisation.tokens_granted': { label: 'Tokens granted', verb: 'granted tokens' },
};

export const TARGET_WORDS: Record<AuditTarget, string> = {
  submission: 'Submissions',
  cohort: 'Cohorts',
  api_key: 'API keys',
  member: 'Members',
  organisation: 'The organisation',
  webhook: 'Webhooks',
};
