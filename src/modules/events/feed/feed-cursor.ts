import { fieldsError } from '../../../common/errors/api-error.js';
import { isUuid, LOWEST_ID } from '../../../common/ids/uuid.js';

/** The event after which the feed goes on. */
export interface FeedCursor {
  readonly position: string;
  readonly id: string;
}

/** The position before the oldest event. */
export const FEED_START: FeedCursor = { position: '0', id: LOWEST_ID };

/** The error text for a cursor that did not come from the feed. */
export const NO_CURSOR = 'after must be a next_cursor of this feed';

const FORM = /^\d{1,18}$/;

export function feedCursorText({ position, id }: FeedCursor): string {
  return Buffer.from(`${position} ${id}`, 'latin1').toString('base64url');
}

/** @throws ApiError invalid_request for a text that is no cursor of the feed */
export function readFeedCursor(text: string): FeedCursor {
  const [position = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!FORM.test(position) || !isUuid(id)) {
    throw fieldsError('invalid_request', [{ path: 'after', message: NO_CURSOR }]);
  }
  return { position, id };
}
