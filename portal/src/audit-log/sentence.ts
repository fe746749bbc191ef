import { type Role } from '../api/types.js';
import { type Decision, DECISION_WORDS, inWords, ROLE_WORDS } from '../ui/words.js';
import { type AuditEntry } from './audit-log.query.js';
import { ACTION_WORDS } from './audit-words.js';

type Facts = Record<string, unknown>;

/** What was done, up to the name of what it was done to. */
export function verbOf({ action, actor_id, target_id, after }: AuditEntry): string {
  if (action === 'member.password_changed' && actor_id === target_id) return 'changed their password';
  if (action === 'organisation.tokens_granted') return `granted ${text((after ?? {})['amount'])} tokens`;
  return ACTION_WORDS[action].verb;
}

/** Whether the sentence needs the name of what it was done to: not of oneself, nor of the organisation that reads. */
export function hasObject({ target_kind, actor_id, target_id }: AuditEntry): boolean {
  return target_kind !== 'organisation' && actor_id !== target_id;
}

/** How it ended, after the name. */
export function endOf({ action, before, after }: AuditEntry): string {
  const old: Facts = before ?? {};
  const now: Facts = after ?? {};
  switch (action) {
    case 'submission.decided':
      return `: ${decision(old)} → ${decision(now)}`;
    case 'cohort.moved':
      return `: ${text(old['status'])} → ${text(now['status'])}`;
    case 'cohort.changed':
    case 'api_key.changed':
      return `: ${Object.keys(now)
        .map((name) => inWords(name).toLowerCase())
        .join(', ')}`;
    case 'cohort.form_replaced':
    case 'cohort.form_generated':
      return `, version ${text(now['form_version'])}`;
    case 'member.invited':
      return ` as ${role(now)}`;
    case 'member.role_changed':
      return `: ${role(old)} → ${role(now)}`;
    default:
      return '';
  }
}

function decision(facts: Facts): string {
  const status = facts['review_status'] ?? 'none';
  return typeof status === 'string' && status in DECISION_WORDS
    ? DECISION_WORDS[status as Decision].label
    : text(status);
}

function role({ role: name }: Facts): string {
  return typeof name === 'string' && name in ROLE_WORDS ? ROLE_WORDS[name as Role].toLowerCase() : text(name);
}

/** A fact as a person reads it. */
export function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join(', ');
  return JSON.stringify(value);
}
