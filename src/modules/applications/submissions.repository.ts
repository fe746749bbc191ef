import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type Position } from '../../common/http/ranked-cursor.js';
import { MergedReads } from '../../database/merged-reads.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type ListFilter, type ListPage } from './lists/list-filter.js';
import { listStatement } from './lists/list-page.js';
import { updatesStatement } from './lists/updates-page.js';
import { IS_ON_PAGE } from './lists/list-conditions.js';
import {
  ONLY_THESE,
  RECORD_COLUMNS,
  RECORD_PROPERTIES,
  SubmissionEntity,
  type SubmissionRecord,
} from './submission.entity.js';

export interface SubmissionName extends Pick<SubmissionEntity, 'reference' | 'ventureName'> {
  readonly isErased: boolean;
}

/** The caller's own id for a submission, unique in each cohort and environment. */
interface ExternalId {
  readonly organisationId: string;
  readonly cohortId: string;
  readonly environment: Environment;
  readonly externalId: string;
}

const RECORDS = `select ${RECORD_COLUMNS} from submissions s where ${ONLY_THESE} and s.erased_at is null`;

@Injectable()
export class SubmissionsRepository {
  private readonly records = new MergedReads((organisationId, ids) => this.readRecords(organisationId, ids));

  constructor(private readonly database: TenantDatabase) {}

  async idOfExternal(
    manager: EntityManager,
    { organisationId, cohortId, environment, externalId }: ExternalId,
  ): Promise<string | null> {
    const found = await manager.findOne(SubmissionEntity, {
      select: { id: true },
      where: { organisationId, cohortId, environment, externalId },
    });
    return found?.id ?? null;
  }

  /** Null when the organisation has no such submission. Whether this caller may see it is checked elsewhere. */
  findRecord(organisationId: string, id: string): Promise<SubmissionRecord | null> {
    return this.records.read(organisationId, id);
  }

  /** As the transaction sees it. */
  getWithin(manager: EntityManager, organisationId: string, id: string): Promise<SubmissionRecord> {
    const select = Object.fromEntries(RECORD_PROPERTIES.map((property) => [property, true]));
    return manager.findOneOrFail(SubmissionEntity, { select, where: { organisationId, id } });
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(filter: ListFilter, page: { before: string | null; limit: number }): Promise<SubmissionRecord[]> {
    const after = page.before === null ? null : { rank: 0, id: page.before };
    const select = `select ${RECORD_COLUMNS} from page join submissions s on ${IS_ON_PAGE} order by page.id desc`;
    const statement = listStatement(filter, { score: null, direction: 'desc' }, { after, limit: page.limit }, select);
    return this.database.ask(filter.organisationId, statement);
  }

  /** In the order of updates, the earliest first; `after` is where the page before ended. */
  async listUpdates(filter: ListFilter, page: ListPage): Promise<(SubmissionRecord & Position)[]> {
    const select = `
      select ${RECORD_COLUMNS}, page.rank from page join submissions s on ${IS_ON_PAGE} order by page.rank, page.id`;
    return this.database.ask(filter.organisationId, updatesStatement(filter, page, select));
  }

  /** The names of submissions, erased ones too, which the ledger and the audit log still list. */
  async namesOf(organisationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, SubmissionName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<SubmissionName & { readonly id: string }>(
      organisationId,
      `select s.id, s.reference, s.venture_name as "ventureName", s.erased_at is not null as "isErased" from submissions s where ${ONLY_THESE}`,
      [organisationId, [...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async readRecords(organisationId: string, ids: string[]): Promise<Map<string, SubmissionRecord>> {
    const rows = await this.database.ask<SubmissionRecord>(organisationId, {
      text: RECORDS,
      values: [organisationId, `{${ids.join(',')}}`],
    });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
