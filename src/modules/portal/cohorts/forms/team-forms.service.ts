import { Injectable } from '@nestjs/common';
import { type Author } from '../../../../common/access/author.js';
import { allowedVersions, type Versioned } from '../../../../common/http/version-tag.js';
import { CohortsService } from '../../../cohorts/cohorts.service.js';
import { type FormDto, toForm } from '../../../cohorts/dto/program.response.dto.js';
import { type FormVersionEntity } from '../../../cohorts/forms/form-version.entity.js';
import { FormsService } from '../../../cohorts/forms/forms.service.js';
import { toFieldInput } from '../../../fields/field-input.js';
import { FieldReader } from '../../../fields/field-reader.js';
import { type ReplaceFormRequest } from './dto/form.request.dto.js';
import { editedForm } from './edited-form.js';

interface FormEdit {
  readonly organisationId: string;
  readonly cohortId: string;
  readonly author: Author;
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** A cohort's application form as the team edits it. */
@Injectable()
export class TeamFormsService {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly forms: FormsService,
    private readonly reader: FieldReader,
  ) {}

  /** @throws ApiError cohort_not_found, here and below */
  async get(organisationId: string, cohortId: string): Promise<Versioned<FormDto>> {
    return toVersioned(await this.forms.current(await this.cohorts.get(organisationId, cohortId)));
  }

  /** @throws ApiError precondition_failed, here and below, when the form is not the one that the caller has seen */
  async replace({ organisationId, cohortId, author, ifMatch }: FormEdit, { fields }: ReplaceFormRequest): Promise<Versioned<FormDto>> {
    const form = editedForm(fields, await this.reader.infer(organisationId, fields.map(toFieldInput)));
    return toVersioned(await this.forms.replace(organisationId, cohortId, form, author, allowedVersions(ifMatch)));
  }

  async regenerate({ organisationId, cohortId, author, ifMatch }: FormEdit): Promise<Versioned<FormDto>> {
    return toVersioned(await this.forms.regenerate(organisationId, cohortId, author, allowedVersions(ifMatch)));
  }
}

function toVersioned(form: FormVersionEntity): Versioned<FormDto> {
  return { version: form.version, body: toForm(form) };
}
