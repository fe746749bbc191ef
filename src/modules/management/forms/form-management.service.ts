import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { allowedVersions, type Versioned } from '../../../common/http/version-tag.js';
import { FormPreview } from '../../apply/preview/form-preview.js';
import { CohortsService } from '../../cohorts/cohorts.service.js';
import { type FormDto, toForm } from '../../cohorts/dto/program.response.dto.js';
import { type FormVersionEntity } from '../../cohorts/forms/form-version.entity.js';
import { FormsService } from '../../cohorts/forms/forms.service.js';
import { toFormField } from '../../fields/field.dto.js';
import { type Field } from '../../fields/field.js';
import { FieldReader } from '../../fields/field-reader.js';
import { type AnswerMemory, NO_MEMORY, remembering } from '../../idempotency/answer-memory.js';
import { type ReplaceFormRequest } from './dto/form.request.dto.js';
import { type FormPreviewDto } from './dto/form-preview.response.dto.js';
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
export class FormManagementService {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly forms: FormsService,
    private readonly reader: FieldReader,
    private readonly formPreview: FormPreview,
  ) {}

  /** @throws ApiError cohort_not_found, here and below */
  async get(organisationId: string, cohortId: string): Promise<Versioned<FormDto>> {
    return toVersioned(await this.forms.current(await this.cohorts.get(organisationId, cohortId)));
  }

  /** @throws ApiError precondition_failed, here and below, when the form is not the one that the caller has seen */
  async replace(
    { organisationId, cohortId, author, ifMatch }: FormEdit,
    { fields }: ReplaceFormRequest,
  ): Promise<Versioned<FormDto>> {
    const form = await this.read(organisationId, fields);
    return toVersioned(await this.forms.replace(organisationId, cohortId, form, author, allowedVersions(ifMatch)));
  }

  /** The form that saving these questions would produce; nothing is saved. */
  async preview(
    organisationId: string,
    cohortId: string,
    { fields: requests }: ReplaceFormRequest,
  ): Promise<FormPreviewDto> {
    const fields = await this.read(organisationId, requests);
    return { fields: fields.map(toFormField), page: await this.formPreview.execute(organisationId, cohortId, fields) };
  }

  async regenerate(
    { organisationId, cohortId, author, ifMatch }: FormEdit,
    memory: AnswerMemory = NO_MEMORY,
  ): Promise<Versioned<FormDto>> {
    const versions = allowedVersions(ifMatch);
    const alongside = remembering(memory, toVersioned);
    return toVersioned(await this.forms.regenerate(organisationId, cohortId, author, versions, alongside));
  }

  private async read(organisationId: string, requests: ReplaceFormRequest['fields']): Promise<Field[]> {
    return editedForm(requests, await this.reader.infer(organisationId, requests));
  }
}

function toVersioned(form: FormVersionEntity): Versioned<FormDto> {
  return { version: form.version, body: toForm(form) };
}
