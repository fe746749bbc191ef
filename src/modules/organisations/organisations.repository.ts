import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { MergedReads } from '../../database/merged-reads.js';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { OrganisationEntity } from './organisation.entity.js';

@Injectable()
export class OrganisationsRepository {
  private readonly names = new MergedReads((_, [id = '']) => this.readName(id));

  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  /** Null when there is no such organisation. */
  async findName(id: string): Promise<string | null> {
    return this.names.read(id, id);
  }

  async nameOf(id: string): Promise<string> {
    const name = await this.findName(id);
    if (name === null) throw new Error(`No organisation ${id}`);
    return name;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.system.rows('select id from organisations limit 1')).length === 0;
  }

  /** Oldest first. */
  async ids(): Promise<string[]> {
    return (await this.system.rows<{ id: string }>('select id from organisations order by id')).map(({ id }) => id);
  }

  async insert(manager: EntityManager, organisation: OrganisationEntity): Promise<void> {
    await manager.insert(OrganisationEntity, organisation);
  }

  private async readName(id: string): Promise<Map<string, string>> {
    const statement = { text: 'select name from organisations where id = $1', values: [id] };
    const found = await this.database.ask<{ name: string }>(id, statement);
    return new Map(found.map(({ name }) => [id, name]));
  }
}
