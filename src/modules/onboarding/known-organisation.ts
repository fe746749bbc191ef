import { Injectable } from '@nestjs/common';
import { isUuid } from '../../common/ids/uuid.js';
import { OrganisationsRepository } from '../organisations/organisations.repository.js';
import { OnboardingError } from './onboarding.error.js';

/** Checks an operator's organisation id first, so that a mistyped one is reported before anything is done. */
@Injectable()
export class KnownOrganisation {
  constructor(private readonly organisations: OrganisationsRepository) {}

  /** @throws OnboardingError */
  async assert(organisationId: string): Promise<void> {
    const name = isUuid(organisationId) ? await this.organisations.findName(organisationId) : null;
    if (name === null) throw new OnboardingError(`There is no organisation ${organisationId}.`);
  }
}
