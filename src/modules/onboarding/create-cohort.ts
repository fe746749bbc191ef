import { Injectable } from '@nestjs/common';
import { type CohortEntity } from '../cohorts/cohort.entity.js';
import { CohortsService } from '../cohorts/cohorts.service.js';

interface NewCohort {
  readonly name: string;
  readonly brief: string | null;
  readonly status: 'draft' | 'open';
}

@Injectable()
export class CreateCohort {
  constructor(private readonly cohorts: CohortsService) {}

  async execute(organisationId: string, { status, ...request }: NewCohort): Promise<CohortEntity> {
    const draft = await this.cohorts.create(organisationId, request);
    return status === 'draft' ? draft : this.cohorts.transition(organisationId, draft.id, status);
  }
}
