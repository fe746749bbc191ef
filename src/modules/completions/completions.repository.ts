import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';

@Injectable()
export class CompletionsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Those of these submissions whose review is not owed any more, of whichever organisation. */
  async ended(submissionIds: readonly string[]): Promise<string[]> {
    const rows = await this.system.rows<{ id: string }>(
      `select id from unnest($1::uuid[]) id
        where not exists (select from review_tasks where review_tasks.submission_id = id)`,
      [submissionIds],
    );
    return rows.map(({ id }) => id);
  }
}
