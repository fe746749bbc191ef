import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { type Awaited } from '../../common/waiting/waiting-room.js';

@Injectable()
export class CompletionsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Which of these submissions no longer wait for a review. */
  async ended(awaited: readonly Awaited[]): Promise<string[]> {
    const rows = await this.system.rows<{ id: string }>(
      `select id from unnest($1::uuid[], $2::uuid[]) as awaited (organisation, id)
        where not exists (select from review_tasks where organisation_id = organisation and submission_id = id)`,
      [awaited.map(({ organisationId }) => organisationId), awaited.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  }
}
