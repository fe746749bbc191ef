import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type Tagged } from '../../common/http/entity-tag.js';
import { type Page, readCursor, toPage } from '../../common/http/cursor.js';
import { readRankedCursor, toRankedPage } from '../../common/http/ranked-cursor.js';
import { fromApiDate } from '../../common/time/api-date.js';
import { type Caller, type KeyHolder } from '../auth/caller.js';
import { type Patience, WaitForCompletion } from '../completions/wait-for-completion.js';
import { FILTERED_TEXTS, type FilteredProperty } from './application-texts.js';
import { type SubmissionDto, type SubmissionListDto, toSubmissionDto } from './dto/submission.response.dto.js';
import { type SubmissionsQuery } from './dto/submissions.query.dto.js';
import { type SubmissionRecord } from './submission.entity.js';
import { hasEnded } from '../standings/submission-status.js';
import { type ListFilter } from './lists/list-filter.js';
import { SubmissionsRepository } from './submissions.repository.js';

/** What has to be known of a submission to show it to a key holder of its organisation. */
type Visible = Pick<SubmissionRecord, 'environment' | 'cohortId' | 'status'>;

/** Submissions as a key holder sees them. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly completion: WaitForCompletion,
  ) {}

  /**
   * What `read` finds of a submission once its review has ended, or when the caller's waiting time is over. @throws
   * ApiError submission_not_found, at once, also for one that this caller may not see
   */
  whenEnded<T extends Visible>(
    caller: KeyHolder,
    id: string,
    patience: Patience,
    read: () => Promise<T | null>,
  ): Promise<T> {
    const find = async (): Promise<T> => {
      const found = await read();
      if (found === null || !maySee(caller, found)) throw new ApiError('submission_not_found');
      return found;
    };
    return this.completion.read(
      { ...patience, keyId: caller.keyId, organisationId: caller.organisationId, id },
      find,
      hasEnded,
    );
  }

  /** @throws ApiError submission_not_found, also for one that this caller may not see */
  async visible(caller: Caller, id: string): Promise<SubmissionRecord> {
    const found = await this.submissions.findRecord(caller.organisationId, id);
    if (found === null || !maySee(caller, found)) throw new ApiError('submission_not_found');
    return found;
  }

  async get(caller: KeyHolder, id: string, patience: Patience): Promise<Tagged<SubmissionDto>> {
    const read = (): Promise<SubmissionRecord | null> => this.submissions.findRecord(caller.organisationId, id);
    const submission = await this.whenEnded(caller, id, patience, read);
    return { tag: `"${submission.id}.${submission.version}"`, body: toSubmissionDto(submission) };
  }

  async list(caller: Caller, query: SubmissionsQuery): Promise<SubmissionListDto> {
    const { organisationId, environment, cohortId: only } = caller;
    const filter = { organisationId, environment, ...toFilter(query) };
    const mark = { ...filter, only };
    // A restricted key that asks for another cohort gets nothing.
    const isForeign = only !== null && filter.cohortId !== undefined && filter.cohortId !== only;
    const visible = { ...filter, ...(only !== null && { cohortId: only }) };
    const page = await this.page(isForeign ? null : visible, mark, query);
    return { applications: page.items.map(toSubmissionDto), next_cursor: page.nextCursor };
  }

  /** A page of the filter, or an empty one for null. The mark ties the cursor to the same filter. */
  private async page(
    filter: ListFilter | null,
    mark: Record<string, unknown>,
    { cursor, limit }: SubmissionsQuery,
  ): Promise<Page<SubmissionRecord>> {
    if (!('updatedAfter' in mark)) {
      const before = readCursor(cursor, mark);
      const rows = filter === null ? [] : await this.submissions.list(filter, { before, limit: limit + 1 });
      return toPage(rows, limit, mark);
    }
    const after = readRankedCursor(cursor, mark);
    const rows = filter === null ? [] : await this.submissions.listUpdates(filter, { after, limit: limit + 1 });
    return toRankedPage(rows, limit, mark);
  }
}

/**
 * Whether a caller may see a submission of its organisation: it must be of its environment, and of its cohort if it has
 * one.
 */
function maySee(caller: Caller, { environment, cohortId }: Visible): boolean {
  return environment === caller.environment && (caller.cohortId === null || cohortId === caller.cohortId);
}

function toFilter(query: SubmissionsQuery): Omit<ListFilter, 'organisationId' | 'environment'> {
  const after = query.submitted_after === undefined ? null : fromApiDate(query.submitted_after);
  const before = query.submitted_before === undefined ? null : fromApiDate(query.submitted_before);
  const updatedAfter = query.updated_after === undefined ? null : fromApiDate(query.updated_after);
  return {
    ...(query.cohort_id !== undefined && { cohortId: query.cohort_id.toLowerCase() }),
    ...(query.status !== undefined && { statuses: query.status }),
    ...textsOf(query),
    ...(after !== null && { submittedAfter: after }),
    ...(before !== null && { submittedBefore: before }),
    ...(updatedAfter !== null && { updatedAfter }),
  };
}

function textsOf(query: SubmissionsQuery): Pick<ListFilter, FilteredProperty> {
  const wanted = FILTERED_TEXTS.map(({ name, property }) => [property, query[name]] as const);
  return Object.fromEntries(wanted.filter(([, text]) => text !== undefined));
}
