import { Injectable } from '@nestjs/common';
import { CHANGED_ELSEWHERE_MS, ReadThroughCache } from '../../common/cache/read-through-cache.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { type CohortEntity } from './cohort.entity.js';
import { CohortsRepository } from './cohorts.repository.js';
import { type FormVersionEntity } from './forms/form-version.entity.js';
import { FormsService } from './forms/forms.service.js';

/** The most characters of JSON in memory: a cohort's form may be a hundred times as long as another's. */
const MAX_WEIGHT = 32 * 1024 * 1024;

/** A cohort with its current form. */
interface CachedCohort {
  readonly cohort: Readonly<CohortEntity>;
  readonly form: Readonly<FormVersionEntity>;
}

/** Keeps the cohorts that are in use in memory. What `find` returns is shared and must not be changed. */
@Injectable()
export class CohortCache {
  private readonly cache: ReadThroughCache<CachedCohort>;

  constructor(
    private readonly cohorts: CohortsRepository,
    private readonly forms: FormsService,
    changes: ChangeFeed,
  ) {
    this.cache = new ReadThroughCache({
      maxWeight: MAX_WEIGHT,
      weigh: (known) => JSON.stringify(known).length,
      keptMs: CHANGED_ELSEWHERE_MS,
    });
    changes.follow('cohorts', (id) => {
      this.cache.forget(({ cohort }) => cohort.id === id);
    });
  }

  /** Null when the organisation has no such cohort. */
  async find(organisationId: string, id: string): Promise<CachedCohort | null> {
    return this.cache.get(`${organisationId} ${id}`, () => this.read(organisationId, id));
  }

  private async read(organisationId: string, id: string): Promise<CachedCohort | null> {
    const cohort = await this.cohorts.findOne(organisationId, id);
    return cohort === null ? null : { cohort, form: await this.forms.current(cohort) };
  }
}
