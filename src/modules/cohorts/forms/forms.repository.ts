import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { FormVersionEntity } from './form-version.entity.js';

@Injectable()
export class FormsRepository {
  constructor(private readonly database: TenantDatabase) {}

  async findVersion(organisationId: string, cohortId: string, version: number): Promise<FormVersionEntity | null> {
    return this.database.transaction(organisationId, (manager) =>
      manager.findOneBy(FormVersionEntity, { organisationId, cohortId, version }),
    );
  }

  async insert(manager: EntityManager, form: FormVersionEntity): Promise<void> {
    await manager.insert(FormVersionEntity, form);
  }
}
