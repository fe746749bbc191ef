import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { newId } from '../../common/ids/uuid.js';
import { OrganisationEntity } from './organisation.entity.js';

@Injectable()
export class OrganisationsRepository {
  constructor(@InjectRepository(OrganisationEntity) private readonly organisations: Repository<OrganisationEntity>) {}

  async nameOf(id: string): Promise<string> {
    return (await this.organisations.findOneByOrFail({ id })).name;
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.organisations.exists());
  }

  async create(manager: EntityManager, name: string): Promise<OrganisationEntity> {
    return manager.save(OrganisationEntity, { id: newId(), name, createdAt: new Date() });
  }
}
