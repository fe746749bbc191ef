import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';

/** So many changes at once, so that no transaction lasts. */
const BATCH = 2_000;

/** Of organisation $1, $2 rows at most. What another is adding up is left to it. Rows of the sums are locked in one order by everybody. */
export const ADD_UP = `
  with changes as (
    delete from cohort_statistics_changes where organisation_id = $1 and id in (
      select id from cohort_statistics_changes where organisation_id = $1 order by id limit $2 for update skip locked)
    returning organisation_id, cohort_id, added, removed
  ), sums as (
    select organisation_id, cohort_id, fact, sum(count) as count
      from changes, lateral (select unnest(added), 1 union all select unnest(removed), -1) as each (fact, count)
     group by organisation_id, cohort_id, fact
  ), kept as (
    insert into cohort_statistics (organisation_id, cohort_id, fact, count)
    select organisation_id, cohort_id, fact, count from sums order by cohort_id, fact
    on conflict (organisation_id, cohort_id, fact) do update set count = cohort_statistics.count + excluded.count
  )
  select count(*) as taken from changes`;

@Injectable()
export class StatisticsRepository {
  constructor(
    private readonly system: SystemDatabase,
    private readonly database: TenantDatabase,
  ) {}

  /** Those with changes that are not in the sums yet. */
  async changedOrganisations(): Promise<string[]> {
    const rows = await this.system.rows<{ id: string }>(
      'select distinct organisation_id as id from cohort_statistics_changes',
    );
    return rows.map(({ id }) => id);
  }

  /** Readers find the same before, meanwhile and afterwards. */
  async addUp(organisationId: string): Promise<void> {
    for (let taken = BATCH; taken === BATCH;) {
      const [row] = await this.database.rows<{ taken: number }>(organisationId, ADD_UP, [organisationId, BATCH]);
      taken = row?.taken ?? 0;
    }
  }
}
