import { type Page, readCursor, toPage } from './cursor.js';

/** Where a page ended; ids settle the order among equal ranks. */
export interface Position {
  readonly rank: number;
  readonly id: string;
}

/** No rank is larger than a time in microseconds: PostgreSQL could not reckon with one that somebody made up. */
const CURSOR = /^(-?\d{1,16}(?:\.\d+)?)~(.+)$/;

/**
 * As `toPage`, for rows in the order of a rank. The cursor keeps the rank itself, since that of a row may change
 * meanwhile.
 */
export function toRankedPage<T extends Position>(
  rows: readonly T[],
  limit: number,
  filter: Record<string, unknown>,
): Page<T> {
  const rank = rows[limit - 1]?.rank ?? 0;
  const { items, nextCursor } = toPage(rows, limit, { ...filter, rank });
  return { items, nextCursor: nextCursor === null ? null : `${rank}~${nextCursor}` };
}

/** As `readCursor`. @throws ApiError invalid_request */
export function readRankedCursor(cursor: string | undefined, filter: Record<string, unknown>): Position | null {
  if (cursor === undefined) return null;
  const [, number = '', rest = ''] = CURSOR.exec(cursor) ?? [];
  const rank = Number(number);
  const id = readCursor(rest, { ...filter, rank });
  return id === null ? null : { rank, id };
}
