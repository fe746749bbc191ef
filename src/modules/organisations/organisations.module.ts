import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganisationEntity } from './organisation.entity.js';
import { OrganisationsRepository } from './organisations.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([OrganisationEntity])],
  providers: [OrganisationsRepository],
  exports: [OrganisationsRepository],
})
export class OrganisationsModule {}
