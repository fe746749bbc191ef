import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { readCursor, toPage } from '../../../common/http/cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { allowedVersions, type Versioned } from '../../../common/http/version-tag.js';
import { type CohortEntity } from '../../cohorts/cohort.entity.js';
import { COHORT_STATUSES, type CohortStatus } from '../../cohorts/cohort-status.js';
import { CohortsService } from '../../cohorts/cohorts.service.js';
import { type AnswerMemory, NO_MEMORY, remembering } from '../../idempotency/answer-memory.js';
import { toCohortChange } from './cohort-change.js';
import { type ChangeCohortRequest, type CreateCohortRequest } from './dto/cohort.request.dto.js';
import { type CohortDto, type CohortListDto, toCohort } from './dto/cohort.response.dto.js';

interface CohortEdit {
  readonly organisationId: string;
  readonly id: string;
  readonly author: Author;
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** Cohorts as the team sees and sets them up. */
@Injectable()
export class CohortManagementService {
  constructor(private readonly cohorts: CohortsService) {}

  async list(organisationId: string, query: PageQuery): Promise<CohortListDto> {
    const filter = { organisationId, statuses: COHORT_STATUSES, onlyId: null };
    const before = readCursor(query.cursor, filter);
    const rows = await this.cohorts.list({ ...filter, before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { cohorts: page.items.map(toCohort), next_cursor: page.nextCursor };
  }

  async create(
    organisationId: string,
    request: CreateCohortRequest,
    author: Author,
    memory: AnswerMemory = NO_MEMORY,
  ): Promise<Versioned<CohortDto>> {
    const settings = { ...toCohortChange(request), name: request.name };
    return toVersioned(await this.cohorts.create(organisationId, settings, author, remembering(memory, toVersioned)));
  }

  /** @throws ApiError cohort_not_found, here and below */
  async get(organisationId: string, id: string): Promise<Versioned<CohortDto>> {
    return toVersioned(await this.cohorts.get(organisationId, id));
  }

  /** @throws ApiError precondition_failed, here and below, when the cohort is not as the caller says that it was seen */
  async change(
    { organisationId, id, author, ifMatch }: CohortEdit,
    request: ChangeCohortRequest,
  ): Promise<Versioned<CohortDto>> {
    const versions = allowedVersions(ifMatch);
    return toVersioned(await this.cohorts.change(organisationId, id, toCohortChange(request), author, versions));
  }

  /** @throws ApiError invalid_transition */
  async move(
    { organisationId, id, author, ifMatch }: CohortEdit,
    status: CohortStatus,
    memory: AnswerMemory = NO_MEMORY,
  ): Promise<Versioned<CohortDto>> {
    const versions = allowedVersions(ifMatch);
    const alongside = remembering(memory, toVersioned);
    return toVersioned(await this.cohorts.transition(organisationId, id, status, author, versions, alongside));
  }
}

function toVersioned(cohort: CohortEntity): Versioned<CohortDto> {
  return { version: cohort.version, body: toCohort(cohort) };
}
