import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { ReviewDispatcher } from '../review-tasks/review-dispatcher.js';
import { AdmitSubmission } from './admit-submission.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';

/** Takes an application in: all checks, then one transaction that stores it, owes its review and reserves its price. */
@Injectable()
export class SubmitApplication {
  constructor(
    private readonly admission: AdmitSubmission,
    private readonly dispatcher: ReviewDispatcher,
    private readonly database: TenantDatabase,
  ) {}

  /** Resolves only after the commit. @throws ApiError; nothing is stored or charged then */
  async execute(caller: Caller, body: Record<string, unknown>, memory: AnswerMemory): Promise<SubmissionAcceptedDto> {
    const prepared = await this.admission.prepare(caller, body);
    const dispatch = await this.database.transaction(caller.organisationId, async (manager) => {
      await memory.claim(manager);
      const stored = await this.admission.store(manager, prepared);
      await memory.store(manager, prepared.accepted);
      return stored;
    });
    this.dispatcher.nudge(dispatch);
    return prepared.accepted;
  }
}
