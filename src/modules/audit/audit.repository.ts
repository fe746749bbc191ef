import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type AuditAction, type AuditTarget } from './audit-action.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AuditFilter {
  readonly organisationId: string;
  readonly action?: AuditAction;
  readonly actorId?: string;
  readonly targetKind?: AuditTarget;
  readonly targetId?: string;
  readonly createdAfter?: Date;
  readonly createdBefore?: Date;
}

/** Small enough that a purge never holds other work up. */
const PURGE_BATCH = 5_000;

@Injectable()
export class AuditRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  /** Newest first; `before` is the last id of the page before. */
  async list(filter: AuditFilter, page: { before: string | null; limit: number }): Promise<AuditEntryEntity[]> {
    const { createdAfter, createdBefore, ...equal } = filter;
    return this.database.transaction(filter.organisationId, (manager) => {
      const query = manager.createQueryBuilder(AuditEntryEntity, 'entry').where(equal);
      if (createdAfter !== undefined) query.andWhere({ createdAt: MoreThan(createdAfter) });
      if (createdBefore !== undefined) query.andWhere({ createdAt: LessThan(createdBefore) });
      if (page.before !== null) query.andWhere({ id: LessThan(page.before) });
      return query.orderBy('entry.id', 'DESC').take(page.limit).getMany();
    });
  }
  /** Removes what is older than so many days. True when there may be more of it. */
  async purge(days: number): Promise<boolean> {
    const [row] = await this.system.rows<{ purged: number }>('select purge_audit_entries($1, $2) as purged', [
      days,
      PURGE_BATCH,
    ]);
    return row?.purged === PURGE_BATCH;
  }
}
