import { Call } from '../http/call.js';
import { ListCall } from '../http/list-call.js';
import { segment, type Transport } from '../http/transport.js';
import { type RequestOptions } from '../options.js';
import { type ListProgramsQuery, type Program, type ProgramItem, type ProgramList } from '../types.js';

/** Cohorts that founders apply to. */
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
    const path = `/programs/${segment(cohortId)}`;
    return new Call(this.transport.send({ path, below: 'api', options }));
  }
}
