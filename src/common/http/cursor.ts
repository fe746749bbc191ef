import { createHash } from 'node:crypto';
import { ApiError } from '../errors/api-error.js';
import { isUuid } from '../ids/uuid.js';

/** What a list was filtered by; a cursor only goes on with the same. */
type Filter = Record<string, unknown>;

export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/**
 * Cuts one row more than a page holds down to the page. Lists are ordered by id, newest first, so the last id is all
 * that a cursor must know, and rows added meanwhile never shift it.
 */
export function toPage<T extends { id: string }>(rows: readonly T[], limit: number, filter: Filter): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? encodeCursor(last.id, filter) : null };
}

/** The id after which the page starts; null for the first page. @throws ApiError invalid_request */
export function readCursor(cursor: string | undefined, filter: Filter): string | null {
  if (cursor === undefined) return null;
  const [id, mark] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (id === undefined || !isUuid(id) || mark !== markOf(filter)) {
    throw new ApiError('invalid_request', {
      error: 'cursor must be the next_cursor of a page with the same filters',
      extra: { invalid_fields: ['cursor'] },
    });
  }
  return id;
}

function encodeCursor(id: string, filter: Filter): string {
  return Buffer.from(`${id} ${markOf(filter)}`, 'latin1').toString('base64url');
}

function markOf(filter: Filter): string {
  return createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);
}
