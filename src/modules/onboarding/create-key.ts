import { Injectable } from '@nestjs/common';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { isUuid } from '../../common/ids/uuid.js';
import { type Alongside } from '../../database/tenant-database.js';
import { CohortsService } from '../cohorts/cohorts.service.js';
import { KeysService, type MintedKey, type NewKey } from '../keys/keys.service.js';

@Injectable()
export class CreateKey {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly keys: KeysService,
  ) {}

  /** @throws ApiError cohort_not_found when the key is to be restricted to a cohort that the organisation does not have */
  async execute(request: NewKey, author: Author = SYSTEM, alongside?: Alongside<MintedKey>): Promise<MintedKey> {
    const { organisationId, cohortId } = request;
    if (cohortId === null) return this.keys.create(request, author, alongside);
    if (!isUuid(cohortId)) throw new ApiError('cohort_not_found');
    const cohort = await this.cohorts.get(organisationId, cohortId);
    return this.keys.create({ ...request, cohortId: cohort.id }, author, alongside);
  }
}
