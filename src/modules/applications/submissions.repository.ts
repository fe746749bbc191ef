import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan, MoreThan } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { MergedReads } from '../../database/merged-reads.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { ONLY_THESE, RECORD_PROPERTIES, SubmissionEntity, type SubmissionRecord } from './submission.entity.js';
import { type SubmissionStatus } from './submission-status.js';

export interface SubmissionFilter {
  readonly cohortId?: string;
  readonly status?: SubmissionStatus;
  readonly contactEmail?: string;
  readonly externalId?: string;
  readonly submittedAfter?: Date;
  readonly submittedBefore?: Date;
}

@Injectable()
export class SubmissionsRepository {
  private readonly records = new MergedReads((organisationId, ids) => this.readRecords(organisationId, ids));
  private recordsStatement: string | undefined;

  constructor(private readonly database: TenantDatabase) {}

  async idOfExternal(
    manager: EntityManager,
    { cohortId, environment, externalId }: { cohortId: string; environment: Environment; externalId: string },
  ): Promise<string | null> {
    const found = await manager.findOne(SubmissionEntity, {
      select: { id: true },
      where: { cohortId, environment, externalId },
    });
    return found?.id ?? null;
  }

  /** Null when the organisation has no such submission; who else may not see it is for the caller to say. */
  findRecord(organisationId: string, id: string): Promise<SubmissionRecord | null> {
    return this.records.read(organisationId, id);
  }

  /** Newest first; `before` is the last id of the page before. */
  async listVisible(
    caller: Caller,
    filter: SubmissionFilter,
    page: { before: string | null; limit: number },
  ): Promise<SubmissionEntity[]> {
    const { submittedAfter, submittedBefore, ...equal } = filter;
    return this.database.transaction(caller.organisationId, (manager) => {
      const query = manager.createQueryBuilder(SubmissionEntity, 'submission').where(equal);
      // A second condition on the cohort, not a replacement: a restricted key that asks for another cohort gets nothing.
      query.andWhere(visibleTo(caller)).andWhere({ erasedAt: IsNull() });
      if (submittedAfter !== undefined) query.andWhere({ submittedAt: MoreThan(submittedAfter) });
      if (submittedBefore !== undefined) query.andWhere({ submittedAt: LessThan(submittedBefore) });
      if (page.before !== null) query.andWhere({ id: LessThan(page.before) });
      return query.orderBy('submission.id', 'DESC').take(page.limit).getMany();
    });
  }

  private async readRecords(organisationId: string, ids: string[]): Promise<Map<string, SubmissionRecord>> {
    const columns = (): string => this.database.columns(SubmissionEntity, 's', RECORD_PROPERTIES);
    this.recordsStatement ??= `select ${columns()} from submissions s where ${ONLY_THESE} and s.erased_at is null`;
    const rows = await this.database.ask<SubmissionRecord>(organisationId, {
      text: this.recordsStatement,
      values: [organisationId, `{${ids.join(',')}}`],
    });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

function visibleTo({ organisationId, environment, cohortId }: Caller): FindOptionsWhere<SubmissionEntity> {
  return { organisationId, environment, ...(cohortId !== null && { cohortId }) };
}
