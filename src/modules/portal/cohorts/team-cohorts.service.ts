import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { readCursor, toPage } from '../../../common/http/cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { COHORT_STATUSES, type CohortStatus } from '../../cohorts/cohort-status.js';
import { CohortsService } from '../../cohorts/cohorts.service.js';
import { toCohortChange } from './cohort-change.js';
import { type ChangeCohortRequest, type CreateCohortRequest } from './dto/cohort.request.dto.js';
import { type CohortDto, type CohortListDto, toCohort } from './dto/cohort.response.dto.js';

/** Cohorts as the team sees and sets them up. */
@Injectable()
export class TeamCohortsService {
  constructor(private readonly cohorts: CohortsService) {}

  async list(organisationId: string, query: PageQuery): Promise<CohortListDto> {
    const filter = { organisationId, statuses: COHORT_STATUSES, onlyId: null };
    const before = readCursor(query.cursor, filter);
    const rows = await this.cohorts.list({ ...filter, before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { cohorts: page.items.map(toCohort), next_cursor: page.nextCursor };
  }

  async create(organisationId: string, request: CreateCohortRequest, author: Author): Promise<CohortDto> {
    const settings = { ...toCohortChange(request), name: request.name };
    return toCohort(await this.cohorts.create(organisationId, settings, author));
  }

  /** @throws ApiError cohort_not_found, here and below */
  async get(organisationId: string, id: string): Promise<CohortDto> {
    return toCohort(await this.cohorts.get(organisationId, id));
  }

  async change(organisationId: string, id: string, request: ChangeCohortRequest, author: Author): Promise<CohortDto> {
    return toCohort(await this.cohorts.change(organisationId, id, toCohortChange(request), author));
  }

  /** @throws ApiError invalid_transition */
  async move(organisationId: string, id: string, status: CohortStatus, author: Author): Promise<CohortDto> {
    return toCohort(await this.cohorts.transition(organisationId, id, status, author));
  }
}
