import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author, SYSTEM } from '../../../common/access/author.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { type AllowedVersions, assertAllowed } from '../../../common/http/version-tag.js';
import { ChangeFeed } from '../../../database/change-feed.js';
import { type Alongside, TenantDatabase } from '../../../database/tenant-database.js';
import { type AuditAction } from '../../audit/audit-action.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { type Field } from '../../fields/field.js';
import { FieldReader } from '../../fields/field-reader.js';
import { type CohortEntity } from '../cohort.entity.js';
import { CohortsRepository } from '../cohorts.repository.js';
import { type FormVersionEntity } from './form-version.entity.js';
import { FormsRepository } from './forms.repository.js';

interface Publication {
  readonly organisationId: string;
  readonly cohortId: string;
  readonly author: Author;
  readonly action: AuditAction;
  readonly versions: AllowedVersions;
  readonly alongside?: Alongside<FormVersionEntity> | undefined;
}

@Injectable()
export class FormsService {
  constructor(
    private readonly forms: FormsRepository,
    private readonly cohorts: CohortsRepository,
    private readonly database: TenantDatabase,
    private readonly changes: ChangeFeed,
    private readonly audit: AuditTrail,
    private readonly reader: FieldReader,
  ) {}

  /** The form that applications to this cohort are made with now. */
  async current(cohort: CohortEntity): Promise<FormVersionEntity> {
    const form = await this.forms.findVersion(cohort.organisationId, cohort.id, cohort.formVersion);
    if (form === null) throw new Error(`Cohort ${cohort.id} has no form of version ${cohort.formVersion}`);
    return form;
  }

  /**
   * Generates the form of a cohort that is not stored yet. The result is a function that stores the form in the
   * cohort's transaction.
   */
  async generateFirst(cohort: CohortEntity): Promise<(manager: EntityManager) => Promise<void>> {
    const form = formVersion(cohort, await this.generate(cohort));
    return (manager) => this.forms.insert(manager, form);
  }

  /**
   * Makes these fields the form; earlier versions stay, for the submissions made with them.
   * @throws ApiError cohort_not_found, precondition_failed, here and below
   */
  async replace(
    organisationId: string,
    cohortId: string,
    fields: Field[],
    author: Author = SYSTEM,
    versions: AllowedVersions = null,
  ): Promise<FormVersionEntity> {
    const publication = { organisationId, cohortId, author, versions };
    return this.publish({ ...publication, action: 'cohort.form_replaced' }, () => Promise.resolve(fields));
  }

  /** A new version, generated from the cohort's brief. */
  async regenerate(
    organisationId: string,
    cohortId: string,
    author: Author = SYSTEM,
    versions: AllowedVersions = null,
    alongside?: Alongside<FormVersionEntity>,
  ): Promise<FormVersionEntity> {
    // Before the transaction begins: applications that come meanwhile would wait for its lock on the cohort.
    const seen = await this.cohorts.findOne(organisationId, cohortId);
    if (seen === null) throw new ApiError('cohort_not_found');
    const fields = await this.generate(seen);
    const publication = { organisationId, cohortId, author, versions, alongside };
    return this.publish({ ...publication, action: 'cohort.form_generated' }, async (cohort) =>
      cohort.name === seen.name && cohort.brief === seen.brief ? fields : this.generate(cohort),
    );
  }

  private generate(cohort: CohortEntity): Promise<Field[]> {
    return this.reader.generate(cohort.organisationId, cohort);
  }

  private async publish(
    { organisationId, cohortId, author, action, versions, alongside }: Publication,
    fieldsFor: (cohort: CohortEntity) => Promise<Field[]>,
  ): Promise<FormVersionEntity> {
    const publish = async (manager: EntityManager): Promise<FormVersionEntity> => {
      const cohort = await this.cohorts.lock(manager, organisationId, cohortId);
      if (cohort === null) throw new ApiError('cohort_not_found');
      assertAllowed(versions, { name: 'form', version: cohort.formVersion });
      const next = {
        ...cohort,
        formVersion: cohort.formVersion + 1,
        version: cohort.version + 1,
        updatedAt: new Date(),
      };
      const form = formVersion(next, await fieldsFor(cohort));
      await this.forms.insert(manager, form);
      await this.cohorts.update(manager, next);
      const facts = { before: { formVersion: cohort.formVersion }, after: { formVersion: next.formVersion } };
      await this.audit.record(manager, { organisationId, author, action, targetId: cohortId, ...facts });
      return form;
    };
    const published = await this.database.transaction(organisationId, publish, alongside);
    this.changes.tell('cohorts', cohortId);
    return published;
  }
}

function formVersion(cohort: CohortEntity, fields: Field[]): FormVersionEntity {
  const { id: cohortId, organisationId, formVersion: version } = cohort;
  return { cohortId, organisationId, version, fields, createdAt: new Date() };
}
