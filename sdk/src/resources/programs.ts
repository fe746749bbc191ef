import { Call } from '../http/call.js';
import { ListCall } from '../http/list-call.js';
import { segment, type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import {
  type ChangeCohortRequest,
  type Cohort,
  type CohortStatus,
  type CreateCohortRequest,
  type Form,
  type ListProgramsQuery,
  type Program,
  type ProgramItem,
  type ProgramList,
  type ReplaceFormRequest,
} from '../types.js';

/**
 * Cohorts that founders apply to. Setting them up takes a live key with the scope `programs:write`; a change may name the
 * `ETag` that was seen, in `options.headers['if-match']`.
 */
export class Programs {
  constructor(private readonly transport: Transport) {}

  /** Those that take applications now; others by `status`. */
  list(query: ListProgramsQuery = {}, options?: RequestOptions): ListCall<ProgramList, ProgramItem> {
    return new ListCall({
      read: (cursor = query.cursor) => this.transport.send({ path: '/programs', query: { ...query, cursor }, options }),
      items: ({ programs }) => programs,
    });
  }

  /** A cohort with its form. */
  get(cohortId: string, options?: RequestOptions): Call<Program> {
    return this.call('GET', `/${segment(cohortId)}`, undefined, options);
  }

  /** A draft, with a form generated from its brief. */
  create(body: CreateCohortRequest, options?: RequestOptions): Call<Cohort> {
    return this.call('POST', '', body, options);
  }

  settings(cohortId: string, options?: RequestOptions): Call<Cohort> {
    return this.call('GET', `/${segment(cohortId)}/settings`, undefined, options);
  }

  /** What is left out stays as it is. */
  change(cohortId: string, body: ChangeCohortRequest, options?: RequestOptions): Call<Cohort> {
    return this.call('PATCH', `/${segment(cohortId)}/settings`, body, options);
  }

  /** Opens, closes, reopens or completes it. */
  move(cohortId: string, status: CohortStatus, options?: RequestOptions): Call<Cohort> {
    return this.call('POST', `/${segment(cohortId)}/status`, { status }, options);
  }

  form(cohortId: string, options?: RequestOptions): Call<Form> {
    return this.call('GET', `/${segment(cohortId)}/form`, undefined, options);
  }

  replaceForm(cohortId: string, body: ReplaceFormRequest, options?: RequestOptions): Call<Form> {
    return this.call('PUT', `/${segment(cohortId)}/form`, body, options);
  }

  /** Replaces the form by one that is generated from the brief. */
  generateForm(cohortId: string, options?: RequestOptions): Call<Form> {
    return this.call('POST', `/${segment(cohortId)}/form/generate`, {}, options);
  }

  private call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: unknown,
    options: RequestOptions | undefined,
  ): Call<T> {
    return new Call(this.transport.send({ method, path: `/programs${path}`, below: 'api', body, options }));
  }
}
