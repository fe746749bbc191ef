import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { FormVersionEntity } from './form-version.entity.js';

@Injectable()
export class FormsRepository {
  constructor(@InjectRepository(FormVersionEntity) private readonly forms: Repository<FormVersionEntity>) {}

  async findVersion(organisationId: string, cohortId: string, version: number): Promise<FormVersionEntity | null> {
    return this.forms.findOneBy({ organisationId, cohortId, version });
  }

  async insert(manager: EntityManager, form: FormVersionEntity): Promise<void> {
    await manager.insert(FormVersionEntity, form);
  }
}
