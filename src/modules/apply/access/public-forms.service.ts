import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { type CohortEntity } from '../../cohorts/cohort.entity.js';
import { CohortCache } from '../../cohorts/cohort-cache.js';
import { type Field } from '../../fields/field.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { PublicFormsRepository } from './public-forms.repository.js';
import { FormSigner } from './form-signer.js';

/** What applicants see of a cohort's form. */
export interface ShownForm {
  /** The organisation's name. */
  readonly organisation: string;
  readonly cohort: Readonly<CohortEntity>;
  readonly version: number;
  readonly fields: readonly Field[];
}

/** A cohort's form as applicants come to it. */
export interface PublicForm extends ShownForm {
  readonly organisationId: string;
  readonly signer: FormSigner;
}

/** The forms of all organisations, each by the id of its cohort alone. */
@Injectable()
export class PublicForms {
  constructor(
    private readonly forms: PublicFormsRepository,
    private readonly cohorts: CohortCache,
    private readonly organisations: OrganisationsRepository,
  ) {}

  /** @throws ApiError cohort_not_found, alike for a cohort that there is not and one whose form is not public */
  async get(cohortId: string): Promise<PublicForm> {
    const { form, isPublic } = await this.find(cohortId);
    if (!isPublic) throw new ApiError('cohort_not_found');
    return form;
  }

  /** Found even if the form is no longer public: an applicant with a receipt has already used it. @throws ApiError cohort_not_found */
  async getForReceipt(cohortId: string): Promise<PublicForm> {
    return (await this.find(cohortId)).form;
  }

  private async find(cohortId: string): Promise<{ form: PublicForm; isPublic: boolean }> {
    const owner = await this.forms.findOwner(cohortId);
    if (owner === null) throw new ApiError('cohort_not_found');
    const { organisationId, isPublic, secret } = owner;
    const known = await this.cohorts.find(organisationId, cohortId);
    if (known === null) throw new ApiError('cohort_not_found');
    const { cohort, form } = known;
    const organisation = await this.organisations.nameOf(organisationId);
    const signer = new FormSigner(secret, cohortId);
    return {
      form: { organisationId, organisation, cohort, version: form.version, fields: form.fields, signer },
      isPublic,
    };
  }
}
