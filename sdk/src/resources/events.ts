import { Call } from '../http/call.js';
import { paceOfHeld } from '../http/retries.js';
import { type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import { type EventList, type EventType, type IntakeEvent } from '../types.js';

const LONGEST_HOLD_SECONDS = 60;

export interface ListEventsQuery {
  /** The cursor of the page before. */
  readonly after?: string | undefined;
  readonly types?: readonly EventType[] | undefined;
  readonly cohort_id?: string | undefined;
  /** Seconds, at most 60, for which the answer is held until there is an event. */
  readonly wait?: number | undefined;
  readonly limit?: number | undefined;
}

export interface IterateEventsOptions extends RequestOptions {
  /** Is told where to go on after a restart, once all events before have been taken. */
  readonly onCursor?: ((cursor: string) => void) | undefined;
}

/** What happened to applications, in order: of live ones for a live key, of previews for a test key. */
export class Events {
  constructor(private readonly transport: Transport) {}

  list({ types, ...query }: ListEventsQuery = {}, options?: RequestOptions): Call<EventList> {
    const sent = { ...query, types: types?.join(',') };
    return new Call(this.transport.send({ path: '/events', below: 'api', query: sent, options }));
  }

  /**
   * All there are, and then those that come: without end, until the signal aborts or the loop is left. Once it has been
   * answered, a service that is away is asked until it is back, or for `retryForMs`; before that, as by any other call, so
   * that a wrong address is told.
   */
  async *iterate(
    query: ListEventsQuery = {},
    { onCursor, ...options }: IterateEventsOptions = {},
  ): AsyncGenerator<IntakeEvent, void, undefined> {
    const { retryForMs = Infinity } = options;
    let asked: RequestOptions = options;
    const pace = paceOfHeld();
    for (let after = query.after; ;) {
      const askedAt = Date.now();
      const page = await this.list({ wait: LONGEST_HOLD_SECONDS, ...query, after }, asked);
      asked = { ...options, retryForMs };
      yield* page.events;
      if (page.next_cursor === after) {
        await pace(askedAt, options.signal);
        continue;
      }
      after = page.next_cursor;
      onCursor?.(after);
    }
  }
}
