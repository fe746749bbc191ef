import { Injectable } from '@nestjs/common';
import { type Author } from '../../../../common/access/author.js';
import { CohortsService } from '../../../cohorts/cohorts.service.js';
import { type FormDto, toForm } from '../../../cohorts/dto/program.response.dto.js';
import { FormsService } from '../../../cohorts/forms/forms.service.js';
import { type ReplaceFormRequest } from './dto/form.request.dto.js';
import { editedForm } from './edited-form.js';

/** A cohort's application form as the team edits it. */
@Injectable()
export class TeamFormsService {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly forms: FormsService,
  ) {}

  /** @throws ApiError cohort_not_found, here and below */
  async get(organisationId: string, cohortId: string): Promise<FormDto> {
    return toForm(await this.forms.current(await this.cohorts.get(organisationId, cohortId)));
  }

  async replace(
    organisationId: string,
    cohortId: string,
    { fields }: ReplaceFormRequest,
    author: Author,
  ): Promise<FormDto> {
    return toForm(await this.forms.replace(organisationId, cohortId, editedForm(fields), author));
  }

  async regenerate(organisationId: string, cohortId: string, author: Author): Promise<FormDto> {
    return toForm(await this.forms.regenerate(organisationId, cohortId, author));
  }
}
