import { Injectable } from '@nestjs/common';
import { EntityNotFoundError } from 'typeorm';
import { isUuid } from '../../common/ids/uuid.js';
import { OrganisationsRepository } from '../organisations/organisations.repository.js';
import { OnboardingError } from './onboarding.error.js';

/** Tells an operator of a mistyped organisation before anything is tried with it. */
@Injectable()
export class KnownOrganisation {
  constructor(private readonly organisations: OrganisationsRepository) {}

  /** @throws OnboardingError */
  async assert(organisationId: string): Promise<void> {
    const unknown = new OnboardingError(`There is no organisation ${organisationId}.`);
    if (!isUuid(organisationId)) throw unknown;
    try {
      await this.organisations.nameOf(organisationId);
    } catch (error) {
      throw error instanceof EntityNotFoundError ? unknown : error;
    }
  }
}
