import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';

/** A cohort whose applications are to be erased, claimed by this process until the time given. */
interface DueCohort {
  readonly organisationId: string;
  readonly id: string;
  readonly until: Date;
}

/**
 * Several times what a batch takes. If a process dies in the middle of one, another takes the cohort over after this
 * time.
 */
const LEASE_MINUTES = 10;

@Injectable()
export class DueCohortsRepository {
  constructor(
    private readonly system: SystemDatabase,
    private readonly database: TenantDatabase,
  ) {}

  /** Claims a cohort; null when none is due and unclaimed. */
  async claim(): Promise<DueCohort | null> {
    const [due] = await this.system.rows<DueCohort>(
      `update cohorts set erasure_due_at = date_trunc('milliseconds', now() + make_interval(mins => $1))
        where (organisation_id, id) = (
                select organisation_id, id from cohorts where erasure_due_at <= now()
                     order by erasure_due_at limit 1 for update skip locked)
       returning organisation_id as "organisationId", id, erasure_due_at as until`,
      [LEASE_MINUTES],
    );
    return due ?? null;
  }

  /** Some of the cohort's submissions that are not erased yet. */
  async kept({ organisationId, id }: DueCohort, limit: number): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(
      organisationId,
      'select id from submissions where organisation_id = $1 and cohort_id = $2 and erased_at is null limit $3',
      [organisationId, id, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Releases the claim. Does nothing if the due time was changed or removed meanwhile. */
  async settle({ organisationId, id, until }: DueCohort, isDone: boolean): Promise<void> {
    await this.database.rows(
      organisationId,
      `update cohorts set erasure_due_at = case when $4 then null else now() end
        where organisation_id = $1 and id = $2 and erasure_due_at = $3`,
      [organisationId, id, until, isDone],
    );
  }
}
