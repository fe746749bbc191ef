import { Call } from '../http/call.js';
import { ListCall } from '../http/list-call.js';
import { segment, type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import { type Submitted, submitMany, type SubmitManyOptions } from '../submitting/submit-many.js';
import { submitAndWait, waitFor, type WaitOptions } from '../submitting/wait.js';
import {
  type BatchResults,
  type GetApplicationQuery,
  type GetInsightsQuery,
  type Insights,
  type ListApplicationsQuery,
  type Submission,
  type SubmissionAccepted,
  type SubmissionList,
  type SubmitApplicationRequest,
  type SubmitBatchRequest,
  type Validation,
  type WithdrawalRequest,
} from '../types.js';

/** Applications of founders, and the reports about them. */
export class Applications {
  constructor(private readonly transport: Transport) {}

  /** Accepted is stored, not yet reviewed. */
  submit(body: SubmitApplicationRequest, options?: RequestOptions): Call<SubmissionAccepted> {
    return new Call(this.transport.send({ method: 'POST', path: '/applications', body, options }));
  }

  /** Up to a hundred, each judged by itself: look at the `status_code` of each result. */
  submitBatch(body: SubmitBatchRequest, options?: RequestOptions): Call<BatchResults> {
    const path = '/applications/batch';
    return new Call(this.transport.send({ method: 'POST', path, below: 'api', body, options }));
  }

  /** Any number, in batches. Results come in the order of what was given. */
  submitMany(
    applications: AsyncIterable<SubmitApplicationRequest> | Iterable<SubmitApplicationRequest>,
    options?: SubmitManyOptions,
  ): AsyncGenerator<Submitted, void, undefined> {
    return submitMany(this, applications, options);
  }

  /** Everything that stands against a body; nothing is submitted. */
  validate(body: SubmitApplicationRequest, options?: RequestOptions): Call<Validation> {
    const path = '/applications/validate';
    return new Call(this.transport.send({ method: 'POST', path, below: 'api', body, options }));
  }

  list(query: ListApplicationsQuery = {}, options?: RequestOptions): ListCall<SubmissionList, Submission> {
    const path = '/applications';
    return new ListCall({
      read: (cursor = query.cursor) =>
        this.transport.send({ path, below: 'api', query: { ...query, cursor }, options }),
      items: ({ applications }) => applications,
    });
  }

  get(submissionId: string, query: GetApplicationQuery = {}, options?: RequestOptions): Call<Submission> {
    return new Call(this.transport.send({ path: `/applications/${segment(submissionId)}`, query, options }));
  }

  /** The report. @throws InsightsNotReadyError before the review is over, InsightsUnavailableError when it failed */
  insights(submissionId: string, query: GetInsightsQuery = {}, options?: RequestOptions): Call<Insights> {
    return new Call(this.transport.send({ path: `/applications/${segment(submissionId)}/insights`, query, options }));
  }

  /** Takes it back for its applicant, as often as it is called: a review that is still owed is not made. */
  withdraw(submissionId: string, body: WithdrawalRequest = {}, options?: RequestOptions): Call<Submission> {
    const path = `/applications/${segment(submissionId)}/withdraw`;
    return new Call(this.transport.send({ method: 'POST', path, body, options }));
  }

  /** Until the review is over. @throws ReviewFailedError, WaitTimeoutError */
  waitFor(submissionId: string, options?: WaitOptions): Promise<Submission> {
    return waitFor(this, submissionId, options);
  }

  /** Submits, and waits until the review is over. @throws ReviewFailedError, WaitTimeoutError */
  submitAndWait(body: SubmitApplicationRequest, options?: WaitOptions): Promise<Submission> {
    return submitAndWait(this, body, options);
  }
}
