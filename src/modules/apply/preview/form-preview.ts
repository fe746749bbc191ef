import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { CohortCache } from '../../cohorts/cohort-cache.js';
import { type Field } from '../../fields/field.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { NOTHING_GIVEN } from '../form/posted-form.js';
import { formPage } from '../pages/form.page.js';

/** The page that applicants would see if these were the questions and the cohort were open; without its script. */
@Injectable()
export class FormPreview {
  constructor(
    private readonly cohorts: CohortCache,
    private readonly organisations: OrganisationsRepository,
  ) {}

  /** The page holds no token, so nothing can be submitted from it. @throws ApiError cohort_not_found */
  async execute(organisationId: string, cohortId: string, fields: readonly Field[]): Promise<string> {
    const known = await this.cohorts.find(organisationId, cohortId);
    if (known === null) throw new ApiError('cohort_not_found');
    const organisation = await this.organisations.nameOf(organisationId);
    const form = {
      organisation,
      cohort: { ...known.cohort, status: 'open' as const },
      version: known.form.version,
      fields,
    };
    return formPage(form, { token: '', given: NOTHING_GIVEN, problems: [], notice: null, isPreview: true });
  }
}
