import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type Caller } from '../auth/caller.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { AdmitSubmission } from './admit-submission.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { type SentBy } from './intake/intake-unit.js';
import { Intake } from './intake/intake.service.js';

/**
 * Accepts an application: all checks, then one transaction that stores it, adds its review task and reserves its price.
 */
@Injectable()
export class SubmitApplication {
  constructor(
    private readonly admission: AdmitSubmission,
    private readonly intake: Intake,
  ) {}

  /** Resolves only after the commit. @throws ApiError; nothing is stored or charged then */
  async execute(
    caller: Caller,
    body: Record<string, unknown>,
    { memory, ...sentBy }: SentBy & { readonly memory: AnswerMemory },
  ): Promise<SubmissionAcceptedDto> {
    const answer = await this.intake.take(async () => {
      const prepared = await this.admission.prepare(caller, body, sentBy.belated);
      return {
        caller,
        sentBy,
        items: [prepared],
        claim: memory.wanted,
        answer: ([outcome]) => (outcome === undefined || outcome instanceof ApiError ? null : outcome),
      };
    });
    return answer as SubmissionAcceptedDto;
  }
}
