import { Injectable } from '@nestjs/common';
import { isUuid } from '../../common/ids/uuid.js';
import { OrganisationsRepository } from '../organisations/organisations.repository.js';
import { OnboardingError } from './onboarding.error.js';

/** Tells an operator of a mistyped organisation before anything is tried with it. */
@Injectable()
export class KnownOrganisation {
  constructor(private readonly organisations: OrganisationsRepository) {}

  /** @throws OnboardingError */
  async assert(organisationId: string): Promise<void> {
    const name = isUuid(organisationId) ? await this.organisations.findName(organisationId) : null;
    if (name === null) throw new OnboardingError(`There is no organisation ${organisationId}.`);
  }
}
