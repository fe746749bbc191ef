import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { readWhenTold } from '../../../common/waiting/read-when-told.js';
import { type WaitingPlace, type Waiter } from '../../../common/waiting/waiting-room.js';
import { AppConfig } from '../../../config/app-config.js';
import { type KeyHolder } from '../../auth/caller.js';
import { HeldKeys } from '../../auth/held-keys.js';
import { type EventsQuery } from './dto/events.query.dto.js';
import { type EventListDto, toEvent } from './dto/event.response.dto.js';
import { FEED_START, feedCursorText, readFeedCursor } from './feed-cursor.js';
import { FeedNews } from './feed-news.js';
import { type FeedFilter, type FeedPage, FeedRepository } from './feed.repository.js';
import { FeedRoom } from './feed-room.js';

/**
 * How soon to look again for an event that an older transaction holds up. Transactions usually take milliseconds; the
 * longer one lasts, the less often it is looked for.
 */
const SOONEST_MS = 20;
const LATEST_MS = 1_000;

/** The feed: events in a reliable order, as far as a key holder may see them. */
@Injectable()
export class EventsFeed {
  /**
   * Of callers that are woken at the same time only so many read at once that half of all connections are left to
   * others.
   */
  private readonly turns: LimitFunction;

  constructor(
    config: AppConfig,
    private readonly feed: FeedRepository,
    private readonly room: FeedRoom,
    private readonly news: FeedNews,
    private readonly keys: HeldKeys,
  ) {
    this.turns = pLimit(Math.ceil(config.tenantPoolSize / 2));
  }

  /** @throws ApiError invalid_request for a cursor that is none */
  async pull(caller: KeyHolder, query: EventsQuery, hungUp: AbortSignal): Promise<EventListDto> {
    const after = query.after === undefined ? FEED_START : readFeedCursor(query.after);
    const filter = filterOf(caller, query);
    const read = (): Promise<FeedPage> =>
      filter === null
        ? Promise.resolve({ events: [], cursor: after, hasMore: false, isHeldUp: false })
        : this.feed.read(filter, after, query.limit);
    const { events, cursor, hasMore } = await this.readPatiently(caller, { seconds: query.wait, hungUp }, read);
    return {
      events: events.map(toEvent),
      next_cursor: feedCursorText(cursor),
      has_more: hasMore,
    };
  }

  private readPatiently(
    { organisationId, keyId }: KeyHolder,
    patience: Pick<Waiter, 'seconds' | 'hungUp'>,
    read: () => Promise<FeedPage>,
  ): Promise<FeedPage> {
    // Enters before the first read, so that an event between that and the wait is not missed.
    const place =
      patience.seconds > 0 ? this.room.enter({ ...patience, organisationId, keyId, id: organisationId }) : null;
    if (place === null) return read();
    this.news.follow();
    return readWhenTold(
      place,
      this.turns,
      lookingAgain(place, this.keys.guard({ organisationId, keyId }, read)),
      ({ events, hasMore }) => events.length > 0 || hasMore,
    );
  }
}

/**
 * Nobody announces that an older transaction has ended, so a page it held up is read again, after longer and longer
 * pauses.
 */
function lookingAgain(
  { hold }: WaitingPlace,
  read: (wasHeld: boolean) => Promise<FeedPage>,
): (wasHeld: boolean) => Promise<FeedPage> {
  let pauseMs = SOONEST_MS;
  return async (wasHeld) => {
    const page = await read(wasHeld);
    if (page.events.length > 0 || !page.isHeldUp) pauseMs = SOONEST_MS;
    else {
      setTimeout(() => {
        hold.tell('news');
      }, pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, LATEST_MS);
    }
    return page;
  };
}

/** Null when a key that is restricted to a cohort asks for another one. */
function filterOf(caller: KeyHolder, query: EventsQuery): FeedFilter | null {
  const { organisationId, environment, cohortId: only } = caller;
  const wanted = query.cohort_id?.toLowerCase() ?? null;
  if (only !== null && wanted !== null && wanted !== only) return null;
  return { organisationId, environment, cohortId: only ?? wanted, types: query.types ?? null };
}
