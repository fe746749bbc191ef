import { Injectable } from '@nestjs/common';
import { readCursor, toPage } from '../../common/http/cursor.js';
import { ApiError } from '../../common/errors/api-error.js';
import { type Caller } from '../auth/caller.js';
import { CohortsService } from './cohorts.service.js';
import { type ProgramDto, type ProgramListDto, toProgram, toProgramItem } from './dto/program.response.dto.js';
import { type ProgramsQuery } from './dto/programs.query.dto.js';
import { CohortCache } from './cohort-cache.js';

/** Cohorts as a key holder sees them. */
@Injectable()
export class ProgramsService {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly known: CohortCache,
  ) {}

  async list(caller: Caller, query: ProgramsQuery): Promise<ProgramListDto> {
    const filter = { organisationId: caller.organisationId, statuses: query.status, onlyId: caller.cohortId };
    const before = readCursor(query.cursor, filter);
    const rows = await this.cohorts.list({ ...filter, before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { programs: page.items.map(toProgramItem), next_cursor: page.nextCursor };
  }

  /** @throws ApiError cohort_not_found, also for a cohort that a restricted key may not see */
  async get(caller: Caller, cohortId: string): Promise<ProgramDto> {
    if (caller.cohortId !== null && caller.cohortId !== cohortId) throw new ApiError('cohort_not_found');
    const known = await this.known.find(caller.organisationId, cohortId);
    if (known === null) throw new ApiError('cohort_not_found');
    return toProgram(known.cohort, known.form);
  }
}
