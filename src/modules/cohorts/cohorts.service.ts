import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { type AllowedVersions, assertAllowed } from '../../common/http/version-tag.js';
import { newId } from '../../common/ids/uuid.js';
import { AppConfig } from '../../config/app-config.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { type Alongside, TenantDatabase } from '../../database/tenant-database.js';
import { type AuditAction } from '../audit/audit-action.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type Facts } from '../audit/facts.js';
import { DEFAULT_REVIEW_SETTINGS } from '../rubric/rubric.js';
import { erasureDueAt } from './cohort-retention.js';
import { canBecome, type CohortStatus } from './cohort-status.js';
import { assertOpensFirst } from './cohort-window.js';
import { type CohortEntity } from './cohort.entity.js';
import { CohortsRepository } from './cohorts.repository.js';
import { FormsService } from './forms/forms.service.js';

export type CohortChange = Partial<
  Pick<
    CohortEntity,
    | 'name'
    | 'description'
    | 'brief'
    | 'opensAt'
    | 'closesAt'
    | 'formValidation'
    | 'publicForm'
    | 'fitDimensions'
    | 'strengthCriteria'
    | 'thresholds'
    | 'reviewPrice'
    | 'retentionDays'
  >
>;

interface Edit {
  readonly organisationId: string;
  readonly id: string;
  readonly author: Author;
  readonly action: AuditAction;
  readonly versions: AllowedVersions;
  readonly alongside?: Alongside<CohortEntity> | undefined;
}

@Injectable()
export class CohortsService {
  constructor(
    private readonly cohorts: CohortsRepository,
    private readonly forms: FormsService,
    private readonly database: TenantDatabase,
    private readonly config: AppConfig,
    private readonly changes: ChangeFeed,
    private readonly audit: AuditTrail,
  ) {}

  /** Creates a draft with a form generated from its brief, so that it can open without anybody editing the form. */
  async create(
    organisationId: string,
    request: CohortChange & { name: string },
    author: Author = SYSTEM,
    alongside?: Alongside<CohortEntity>,
  ): Promise<CohortEntity> {
    const now = new Date();
    const cohort: CohortEntity = {
      description: null,
      brief: null,
      opensAt: null,
      closesAt: null,
      formValidation: 'lenient',
      publicForm: false,
      fitDimensions: DEFAULT_REVIEW_SETTINGS.fit_dimensions,
      strengthCriteria: DEFAULT_REVIEW_SETTINGS.strength_criteria,
      thresholds: DEFAULT_REVIEW_SETTINGS.thresholds,
      reviewPrice: this.config.tokensPerReview,
      retentionDays: null,
      ...request,
      id: newId(),
      organisationId,
      status: 'draft',
      completedAt: null,
      erasureDueAt: null,
      formVersion: 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    assertOpensFirst(cohort);
    // Generated before the transaction begins: on a busy machine the thread takes longer than a transaction should stay
    // open.
    const insertForm = await this.forms.generateFirst(cohort);
    const create = async (manager: EntityManager): Promise<CohortEntity> => {
      await this.cohorts.insert(manager, cohort);
      await insertForm(manager);
      const after = factsOf(cohort);
      await this.audit.record(manager, {
        organisationId,
        author,
        action: 'cohort.created',
        targetId: cohort.id,
        after,
      });
      return cohort;
    };
    return this.database.transaction(organisationId, create, alongside);
  }

  /** Null when the organisation has no such cohort. */
  async find(organisationId: string, id: string): Promise<CohortEntity | null> {
    return this.cohorts.findOne(organisationId, id);
  }

  /** @throws ApiError cohort_not_found */
  async get(organisationId: string, id: string): Promise<CohortEntity> {
    const cohort = await this.find(organisationId, id);
    if (cohort === null) throw new ApiError('cohort_not_found');
    return cohort;
  }

  async list(filter: Parameters<CohortsRepository['list']>[0]): Promise<CohortEntity[]> {
    return this.cohorts.list(filter);
  }

  /** @throws ApiError cohort_not_found, invalid_request, precondition_failed */
  async change(
    organisationId: string,
    id: string,
    change: CohortChange,
    author: Author = SYSTEM,
    versions: AllowedVersions = null,
  ): Promise<CohortEntity> {
    const edit = { organisationId, id, author, versions };
    return this.edit({ ...edit, action: 'cohort.changed' }, (cohort) => {
      const changed = { ...cohort, ...change };
      assertOpensFirst(changed);
      return changed;
    });
  }

  /** @throws ApiError cohort_not_found, invalid_transition, precondition_failed */
  async transition(
    organisationId: string,
    id: string,
    to: CohortStatus,
    author: Author = SYSTEM,
    versions: AllowedVersions = null,
    alongside?: Alongside<CohortEntity>,
  ): Promise<CohortEntity> {
    return this.edit({ organisationId, id, author, versions, alongside, action: 'cohort.moved' }, (cohort) => {
      if (!canBecome(cohort.status, to)) {
        throw new ApiError('invalid_transition', { error: `The cohort is ${cohort.status} and cannot become ${to}` });
      }
      // Otherwise the clock would close a cohort that was opened again by hand a moment later.
      const isOver = to === 'open' && cohort.closesAt !== null && cohort.closesAt <= new Date();
      return {
        ...cohort,
        status: to,
        closesAt: isOver ? null : cohort.closesAt,
        completedAt: to === 'completed' ? new Date() : null,
      };
    });
  }

  private async edit(
    { organisationId, id, author, action, versions, alongside }: Edit,
    apply: (cohort: CohortEntity) => CohortEntity,
  ): Promise<CohortEntity> {
    const edit = async (manager: EntityManager): Promise<CohortEntity> => {
      const cohort = await this.cohorts.lock(manager, organisationId, id);
      if (cohort === null) throw new ApiError('cohort_not_found');
      const changed = { ...apply(cohort), version: cohort.version + 1, updatedAt: new Date() };
      const isRetainedOtherwise =
        changed.retentionDays !== cohort.retentionDays || changed.completedAt !== cohort.completedAt;
      if (isRetainedOtherwise) changed.erasureDueAt = erasureDueAt(changed);
      assertAllowed(versions, { name: 'cohort', version: cohort.version });
      await this.cohorts.update(manager, changed);
      const facts = { before: factsOf(cohort), after: factsOf(changed) };
      await this.audit.record(manager, { organisationId, author, action, targetId: id, ...facts });
      return changed;
    };
    const edited = await this.database.transaction(organisationId, edit, alongside);
    this.changes.tell('cohorts', id);
    return edited;
  }
}

/** The settings of a cohort, for the audit log. */
function factsOf(cohort: CohortEntity): Facts {
  const {
    id: _id,
    organisationId: _organisationId,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...settings
  } = cohort;
  // Left out, since they follow from the other properties.
  const { completedAt: _completedAt, erasureDueAt: _erasureDueAt, ...facts } = settings;
  return facts;
}
