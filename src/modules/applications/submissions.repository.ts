import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, LessThan, MoreThan, Repository } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type Caller } from '../auth/caller.js';
import { SubmissionEntity } from './submission.entity.js';
import { type SubmissionStatus } from './submission-status.js';

export interface SubmissionFilter {
  readonly cohortId?: string;
  readonly status?: SubmissionStatus;
  readonly contactEmail?: string;
  readonly externalId?: string;
  readonly submittedAfter?: Date;
  readonly submittedBefore?: Date;
}

@Injectable()
export class SubmissionsRepository {
  constructor(@InjectRepository(SubmissionEntity) private readonly submissions: Repository<SubmissionEntity>) {}

  /** False when the cohort already has a submission with this external_id in the environment. */
  async insert(manager: EntityManager, submission: SubmissionEntity): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(SubmissionEntity)
      .values(submission)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length === 1;
  }

  /** Inside a transaction it must ask through its manager: a second connection might never be free. */
  async idOfExternal(
    { cohortId, environment, externalId }: { cohortId: string; environment: Environment; externalId: string },
    manager: EntityManager = this.submissions.manager,
  ): Promise<string | null> {
    const found = await manager.findOne(SubmissionEntity, {
      select: { id: true },
      where: { cohortId, environment, externalId },
    });
    return found?.id ?? null;
  }

  /** Only what this caller may see: its organisation, its environment, its cohort when it has one. */
  async findVisible(caller: Caller, id: string): Promise<SubmissionEntity | null> {
    return this.submissions.findOneBy({ ...visibleTo(caller), id });
  }

  /** Newest first; `before` is the last id of the page before. */
  async listVisible(
    caller: Caller,
    filter: SubmissionFilter,
    page: { before: string | null; limit: number },
  ): Promise<SubmissionEntity[]> {
    const { submittedAfter, submittedBefore, ...equal } = filter;
    const query = this.submissions.createQueryBuilder('submission').where(equal);
    // A second condition on the cohort, not a replacement: a restricted key that asks for another cohort gets nothing.
    query.andWhere(visibleTo(caller));
    if (submittedAfter !== undefined) query.andWhere({ submittedAt: MoreThan(submittedAfter) });
    if (submittedBefore !== undefined) query.andWhere({ submittedAt: LessThan(submittedBefore) });
    if (page.before !== null) query.andWhere({ id: LessThan(page.before) });
    return query.orderBy('submission.id', 'DESC').take(page.limit).getMany();
  }
}

function visibleTo({ organisationId, environment, cohortId }: Caller): FindOptionsWhere<SubmissionEntity> {
  return { organisationId, environment, ...(cohortId !== null && { cohortId }) };
}
