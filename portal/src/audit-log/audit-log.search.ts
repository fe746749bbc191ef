import { oneOf, optional, uuidOf } from '../ui/search.js';
import { namesOf } from '../ui/words.js';
import { type AuditAction, type AuditTarget } from './audit-log.query.js';
import { ACTION_WORDS, TARGET_WORDS } from './audit-words.js';

/** What the list shows; as with all lists, it stands in the address. */
export interface AuditSearch {
  readonly action?: AuditAction;
  readonly actor?: string;
  readonly kind?: AuditTarget;
  readonly target?: string;
  /** Days of the reader's calendar, both included. */
  readonly from?: string;
  readonly to?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    ...optional('action', oneOf(namesOf(ACTION_WORDS), search['action'])),
    ...optional('actor', uuidOf(search['actor'])),
    ...optional('kind', oneOf(namesOf(TARGET_WORDS), search['kind'])),
    ...optional('target', uuidOf(search['target'])),
    ...optional('from', dayOf(search['from'])),
    ...optional('to', dayOf(search['to'])),
  };
}
