/** The actions that are recorded, as `<kind of target>.<what happened to it>`. */
export const AUDIT_ACTIONS = [
  'api_key.created',
  'api_key.changed',
  'api_key.revoked',
  'api_key.rotated',
  'cohort.created',
  'cohort.changed',
  'cohort.moved',
  'cohort.form_replaced',
  'cohort.form_generated',
  'member.invited',
  'member.joined',
  'member.password_changed',
  'member.password_reset',
  'member.removed',
  'member.role_changed',
  'member.signed_in',
  'member.signed_out',
  'organisation.created',
  'organisation.tokens_granted',
  'submission.decided',
  'submission.erased',
  'submission.note_edited',
  'submission.noted',
  'submission.reason_corrected',
  'submission.retried',
  'submission.withdrawn',
  'webhook.changed',
  'webhook.created',
  'webhook.deleted',
  'webhook.disabled',
  'webhook.failing',
  'webhook.secret_rotated',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type TargetOf<A extends string> = A extends `${infer Kind}.${string}` ? Kind : never;
export type AuditTarget = TargetOf<AuditAction>;

export const AUDIT_TARGETS: readonly AuditTarget[] = [...new Set(AUDIT_ACTIONS.map(targetOf))];

export function targetOf<A extends AuditAction>(action: A): TargetOf<A> {
  return action.slice(0, action.indexOf('.')) as TargetOf<A>;
}
