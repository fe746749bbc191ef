import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type CohortStatus } from './cohort-status.js';
import { CohortEntity } from './cohort.entity.js';

interface CohortFilter {
  readonly organisationId: string;
  readonly statuses: readonly CohortStatus[];
  /** Only this cohort, for a key that is restricted to it. */
  readonly onlyId: string | null;
  readonly before: string | null;
  readonly limit: number;
}

@Injectable()
export class CohortsRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  async findOne(organisationId: string, id: string): Promise<CohortEntity | null> {
    return this.database.transaction(organisationId, (manager) =>
      manager.findOneBy(CohortEntity, { organisationId, id }),
    );
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(filter: CohortFilter): Promise<CohortEntity[]> {
    const { organisationId, statuses, onlyId, before, limit } = filter;
    return this.database.transaction(organisationId, (manager) => {
      const query = manager
        .createQueryBuilder(CohortEntity, 'cohort')
        .where({ organisationId, status: In([...statuses]) })
        .orderBy('cohort.id', 'DESC')
        .take(limit);
      if (onlyId !== null) query.andWhere({ id: onlyId });
      if (before !== null) query.andWhere({ id: LessThan(before) });
      return query.getMany();
    });
  }

  async insert(manager: EntityManager, cohort: CohortEntity): Promise<void> {
    await manager.insert(CohortEntity, cohort);
  }

  async update(manager: EntityManager, cohort: CohortEntity): Promise<void> {
    const { id, organisationId, ...columns } = cohort;
    await manager.update(CohortEntity, { organisationId, id }, columns);
  }

  /** The row, locked until the transaction ends, so that two changes of one cohort come one after the other. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<CohortEntity | null> {
    return manager.findOne(CohortEntity, { where: { organisationId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Opens and closes cohorts whose time has come, on the database's clock. */
  async moveByClock(): Promise<void> {
    await this.system.execute(
      `update cohorts set status = 'open', version = version + 1, updated_at = now()
        where status = 'draft' and opens_at <= now() and (closes_at is null or closes_at > now())`,
    );
    await this.system.execute(
      `update cohorts set status = 'closed', version = version + 1, updated_at = now()
        where status = 'open' and closes_at <= now()`,
    );
  }
}
