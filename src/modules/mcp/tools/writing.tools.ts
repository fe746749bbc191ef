import { Injectable } from '@nestjs/common';
import { SubmitApplicationRequest } from '../../applications/dto/submit-application.request.dto.js';
import { SubmitApplication } from '../../applications/submit-application.js';
import { ValidateApplication } from '../../applications/validate-application.js';
import { NO_MEMORY } from '../../idempotency/answer-memory.js';
import { IDEMPOTENCY_KEY, toIdempotencyKey } from '../../idempotency/idempotency-key.js';
import { IdempotentRequests } from '../../idempotency/idempotent-requests.js';
import { schemaOf } from './object-schema.js';
import { type Arguments, type Tool, type ToolExchange } from './tool.js';

/** The operation that the tool stands for. Idempotency keys are shared with it, in both directions. */
const SUBMITTING = { method: 'POST', path: '/v1/api/applications' } as const;
const APPLICATION = schemaOf(SubmitApplicationRequest);

/** Makes applications, and tries whether they could be made. */
@Injectable()
export class WritingTools {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly validateApplication: ValidateApplication,
    private readonly requests: IdempotentRequests,
  ) {}

  readonly tools: readonly Tool[] = [
    {
      name: 'validate_application',
      title: 'Check an application',
      description:
        'Everything that submit_application would meet with the same arguments. Nothing is stored, reviewed or charged: use it first.',
      operationId: 'validateApplication',
      scope: 'applications:write',
      input: APPLICATION,
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: ({ caller, requestId }, given) =>
        this.validateApplication.execute(caller, { ...given }, { memory: NO_MEMORY, requestId }),
    },
    {
      name: 'submit_application',
      title: 'Submit an application',
      description:
        'Submits an application, which is reviewed at the cost of tokens; no tool takes it back. With a live key it is a real ' +
        'application that the team will decide on: submit only what the applicant has asked to be submitted, never something made up. ' +
        'With a test key it is a preview that counts nowhere. whoami says which key this is.',
      operationId: 'submitApplication',
      scope: 'applications:write',
      input: {
        ...APPLICATION,
        properties: {
          ...APPLICATION.properties,
          idempotency_key: {
            type: 'string',
            minLength: IDEMPOTENCY_KEY.minLength,
            maxLength: IDEMPOTENCY_KEY.maxLength,
            pattern: IDEMPOTENCY_KEY.pattern,
            description:
              'Makes it safe to call again: for 24 hours the same key with the same application gets the first answer. A new one for each application, such as a UUID.',
          },
        },
      },
      isReadOnly: false,
      hasWordsOfApplicants: false,
      call: (exchange, given) => this.submit(exchange, given),
    },
  ];

  private submit({ caller, requestId, traceId }: ToolExchange, given: Arguments): Promise<object> {
    const { idempotency_key: sent, ...body } = given;
    const key = sent === undefined || sent === null ? null : toIdempotencyKey(sent);
    // MCP has no header to mark a replay, and a replayed answer is as good as the first.
    const request = { caller, key, ...SUBMITTING, body, markReplayed: () => undefined };
    return this.requests.answer(request, (memory) =>
      this.submitApplication.execute(caller, body, { memory, requestId, traceId }),
    );
  }
}
