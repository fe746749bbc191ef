import { Injectable } from '@nestjs/common';
import { type Environment } from '../../../common/access/environment.js';
import { SystemDatabase } from '../../../database/system-database.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type ToldEvent } from '../event-message.js';
import { type FeedCursor } from './feed-cursor.js';

export interface FeedFilter {
  readonly organisationId: string;
  readonly environment: Environment;
  /** Null for all of them. */
  readonly cohortId: string | null;
  readonly types: readonly string[] | null;
}

/** A page of the feed. */
export interface FeedPage {
  readonly events: readonly ToldEvent[];
  /** Where the next page begins. */
  readonly cursor: FeedCursor;
  /** Whether more events may be ready to be shown. */
  readonly hasMore: boolean;
  /** Whether more events exist that older transactions still hold back. */
  readonly isHeldUp: boolean;
}

/** The most events that are read for one page, since a filter may leave out any number of them. */
const STRETCH = 1_000;

/**
 * The next $5 events of organisation $1 and environment $2 after ($3, $4), filtered by cohort $6 and types $7. The
 * filter applies to a stretch of all events, and the cursor moves past those it leaves out, so that they are read only
 * once. Events are held back while a transaction that is still running could commit an earlier one: see
 * `event_horizon`.
 */
const NEXT = `
  with stretch as (
    select position, id, type, cohort_id, submission_id, status, review_status, version, created_at,
           ($6::uuid is null or cohort_id = $6) and ($7::text[] is null or type = any($7)) as is_wanted
      from events
     where organisation_id = $1 and environment = $2 and (position, id) > ($3::bigint, $4::uuid)
       and position < (select event_horizon())
     order by position, id limit ${STRETCH}
  ), wanted as (
    select * from stretch where is_wanted order by position, id limit $5
  ), reached as (
    select position, id from stretch
     where (select count(*) from wanted) < $5::integer or (position, id) <= (select position, id from wanted order by position desc, id desc limit 1)
     order by position desc, id desc limit 1
  )
  select w.id, w.type, w.cohort_id as "cohortId", w.submission_id as "submissionId", w.status, w.review_status as "reviewStatus",
         w.version, w.created_at as "createdAt", case when s.erased_at is null then s.external_id end as "externalId",
         r.position as "reachedPosition", r.id as "reachedId",
         (select count(*) from wanted) = $5::integer or (select count(*) from stretch) = ${STRETCH} as "hasMore",
         exists (select from events where organisation_id = $1 and environment = $2 and position >= (select event_horizon())) as "isHeldUp"
    from (select) always left join reached r on true left join wanted w on true
    left join submissions s on s.organisation_id = $1 and s.id = w.submission_id
   order by w.position, w.id`;

type Row = Omit<ToldEvent, 'id' | 'environment'> & {
  readonly id: string | null;
  readonly hasMore: boolean;
  readonly reachedPosition: string | null;
  readonly reachedId: string | null;
  readonly isHeldUp: boolean;
};

@Injectable()
export class FeedRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  async read(filter: FeedFilter, after: FeedCursor, limit: number): Promise<FeedPage> {
    const { organisationId, environment, cohortId, types } = filter;
    const rows = await this.database.ask<Row>(organisationId, {
      text: NEXT,
      values: [
        organisationId,
        environment,
        after.position,
        after.id,
        String(limit),
        cohortId,
        types && `{${types.join(',')}}`,
      ],
    });
    const [first] = rows;
    const { reachedPosition = null, reachedId = null } = first ?? {};
    return {
      events: rows.flatMap(({ id: found, ...row }) => (found === null ? [] : [{ ...row, id: found, environment }])),
      hasMore: first?.hasMore === true,
      cursor: reachedPosition === null || reachedId === null ? after : { position: reachedPosition, id: reachedId },
      isHeldUp: first?.isHeldUp === true,
    };
  }

  /** The newest event of each of these organisations that has any. */
  async newest(organisationIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.system.rows<{ organisationId: string; id: string }>(
      `select wanted.id as "organisationId", newest.id
         from unnest($1::uuid[]) wanted (id), lateral (
           select events.id from events where organisation_id = wanted.id order by events.id desc limit 1) newest`,
      [organisationIds],
    );
    return new Map(rows.map(({ organisationId, id }) => [organisationId, id]));
  }
}
