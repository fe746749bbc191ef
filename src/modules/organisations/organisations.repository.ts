import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { OrganisationEntity } from './organisation.entity.js';

@Injectable()
export class OrganisationsRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  async nameOf(id: string): Promise<string> {
    const found = await this.database.transaction(id, (manager) => manager.findOneByOrFail(OrganisationEntity, { id }));
    return found.name;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.system.rows('select id from organisations limit 1')).length === 0;
  }

  async insert(manager: EntityManager, organisation: OrganisationEntity): Promise<void> {
    await manager.insert(OrganisationEntity, organisation);
  }
}
