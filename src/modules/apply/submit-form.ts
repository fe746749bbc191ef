import { Injectable } from '@nestjs/common';
import { type ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { toApiError } from '../../common/errors/foreign-errors.js';
import { newId } from '../../common/ids/uuid.js';
import { SubmitApplication } from '../applications/submit-application.js';
import { ValidateApplication } from '../applications/validate-application.js';
import { type Caller } from '../auth/caller.js';
import { NO_MEMORY } from '../idempotency/answer-memory.js';
import { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { REMEMBERED_HOURS } from '../idempotency/claims.statements.js';
import { FormThrottle } from './access/form-throttle.js';
import { type PublicForm } from './access/public-forms.service.js';
import { type PageToken } from './access/form-signer.js';
import { noticeOf, PAGE_NOTICES } from './form/notices.js';
import { type PostedForm, toSubmissionBody } from './form/posted-form.js';
import { type Problem, problemsOf } from './form/problems.js';

/** Nobody can read a form, let alone answer it, in less time. */
const MIN_FILL_MS = 3_000;
/** As long as answers are remembered, so that a page can be sent twice without harm. */
const PAGE_LIFETIME_MS = REMEMBERED_HOURS * 3_600_000;

/** Errors after which a page cannot be used again; the next application needs a new page. */
const USES_UP_PAGE: readonly ErrorCode[] = ['idempotency_key_reused', 'submission_not_found'];

/** Why an application was not taken in, with the token that the page is to be sent with next. */
interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly notice: string | null;
  readonly problems: readonly Problem[];
}

type FormOutcome = { readonly receipt: string } | { readonly refusal: Refusal };

type Body = ReturnType<typeof toSubmissionBody>;

/** Submits what an applicant sent, through the same checks and intake as clients' applications. */
@Injectable()
export class SubmitForm {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly validateApplication: ValidateApplication,
    private readonly requests: IdempotentRequests,
    private readonly throttle: FormThrottle,
  ) {}

  /** @throws ApiError, of what is no refusal but a failure of ours */
  async execute(
    form: PublicForm,
    posted: PostedForm,
    from: { address: string; requestId: string },
  ): Promise<FormOutcome> {
    const token = form.signer.readToken(posted.token);
    const reissued = (): string => form.signer.issueToken(form.version);
    const body = toSubmissionBody(form.cohort.id, form.fields, posted.given);
    try {
      await this.throttle.countAttempt(from.address);
      // A program filled it in; the receipt looks real, so that it learns nothing.
      if (posted.trap !== '') return { receipt: form.signer.issueReceipt(newId()) };
      const age = Date.now() - (token?.issuedAt.getTime() ?? 0);
      if (token === null || age > PAGE_LIFETIME_MS) return refused(422, PAGE_NOTICES.stale, reissued());
      if (token.formVersion !== form.version) return refused(409, PAGE_NOTICES.changed, reissued());
      if (age < MIN_FILL_MS) return refused(422, PAGE_NOTICES.tooQuick, posted.token);
      return { receipt: form.signer.issueReceipt(await this.submit(form, token, body, from.requestId)) };
    } catch (error) {
      const refusal = toApiError(error);
      if (refusal.code === 'internal_error') throw error;
      const next = token === null || USES_UP_PAGE.includes(refusal.code) ? reissued() : posted.token;
      const problems = await this.problems(form, body, refusal, from.requestId);
      return {
        refusal: {
          status: refusal.status,
          headers: refusal.headers,
          token: next,
          notice: noticeOf(refusal, problems.length > 0),
          problems,
        },
      };
    }
  }

  /** Resolves with the submission's id, the same for everything sent from one page. */
  private async submit(form: PublicForm, token: PageToken, body: Body, requestId: string): Promise<string> {
    const caller = applicantTo(form);
    const request = {
      caller,
      key: `form-${token.once}`,
      method: 'POST',
      path: `/apply/${form.cohort.id}`,
      body,
      markReplayed: () => undefined,
    };
    await this.throttle.countApplication(form.cohort.id);
    const accepted = await this.requests.answer(request, (memory) =>
      this.submitApplication.execute(caller, body, { memory, requestId }),
    );
    return accepted.submission_id;
  }

  /** Everything that is wrong with the answers, so that a person need not find it out one by one. */
  private async problems(form: PublicForm, body: Body, refusal: ApiError, requestId: string): Promise<Problem[]> {
    if (refusal.status !== 400 && (refusal.status !== 422 || refusal.code === 'idempotency_key_reused')) return [];
    const { errors } = await this.validateApplication.execute(applicantTo(form), body, {
      memory: NO_MEMORY,
      requestId,
    });
    return problemsOf(errors, form.fields, body);
  }
}

/** The rights of a visitor: only to make a live submission to this cohort. */
function applicantTo({ organisationId, cohort }: PublicForm): Caller {
  return { keyId: null, organisationId, environment: 'live', cohortId: cohort.id };
}

function refused(status: number, notice: string, token: string): FormOutcome {
  return { refusal: { status, headers: {}, token, notice, problems: [] } };
}
