import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/applications.service.js';
import { CountSubmissions } from '../../applications/counts/count-submissions.js';
import { SubmissionsQuery } from '../../applications/dto/submissions.query.dto.js';
import { WaitQuery } from '../../completions/wait.query.dto.js';
import { InsightsQuery } from '../../insights/dto/insights.query.dto.js';
import { InsightsService } from '../../insights/insights.service.js';
import { readArguments, readId } from './arguments.js';
import { closed, type ObjectSchema, schemaOf } from './object-schema.js';
import { type Arguments, type Tool, type ToolExchange } from './tool.js';

const SUBMISSION = { submission_id: 'The submission.' };
const COUNTED_BY = ['cohort_id', 'status'];

/** Reads what came in, and what became of it. */
@Injectable()
export class SubmissionTools {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly counts: CountSubmissions,
    private readonly insights: InsightsService,
  ) {}

  readonly tools: readonly Tool[] = [
    {
      name: 'list_submissions',
      title: 'List submissions',
      description:
        'Submissions that this key may see, newest first; filters are all to be met. To learn only how many there are, use count_submissions.',
      operationId: 'listApplications',
      scope: 'applications:read',
      input: closed(schemaOf(SubmissionsQuery)),
      isReadOnly: true,
      hasWordsOfApplicants: true,
      call: ({ caller }, given) => this.applications.list(caller, readArguments(SubmissionsQuery, given)),
    },
    {
      name: 'count_submissions',
      title: 'Count submissions',
      description:
        'How many submissions this key may see, by status, decision and cohort, and with `insights:read` by verdict. `total` goes by all filters; `by_status` leaves the filter by status aside, and `by_cohort` that by cohort. Costs the same however many there are.',
      operationId: null,
      scope: 'applications:read',
      input: closed(only(schemaOf(SubmissionsQuery), COUNTED_BY)),
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: (exchange, given) => this.count(exchange, given),
    },
    {
      name: 'get_submission',
      title: 'Read a submission',
      description:
        'A submission and how far its review has come. With `wait` the answer comes when the review is over.',
      operationId: 'getApplication',
      scope: 'applications:read',
      input: closed(schemaOf(WaitQuery), SUBMISSION),
      isReadOnly: true,
      hasWordsOfApplicants: true,
      call: (exchange, given) => this.read(exchange, given),
    },
    {
      name: 'get_insights',
      title: 'Read the report on a submission',
      description:
        'What the review of a submission came to: scores, verdict, confidence, flags, and quotes that they rest on. There is a report once the status is `complete`.',
      operationId: 'getInsights',
      scope: 'insights:read',
      input: closed(schemaOf(InsightsQuery), SUBMISSION),
      isReadOnly: true,
      hasWordsOfApplicants: true,
      call: (exchange, given) => this.report(exchange, given),
    },
  ];

  private count({ caller }: ToolExchange, given: Arguments): Promise<object> {
    const { cohort_id: cohortId, status } = readArguments(SubmissionsQuery, given);
    return this.counts.execute(caller, {
      ...(cohortId !== undefined && { cohortId: cohortId.toLowerCase() }),
      ...(status !== undefined && { statuses: status }),
    });
  }

  private async read({ caller, hangUp }: ToolExchange, given: Arguments): Promise<object> {
    const id = readId(given, 'submission_id', 'submission_not_found');
    const { wait: seconds } = readArguments(WaitQuery, given);
    return (await this.applications.get(caller, id, { seconds, hungUp: hangUp(seconds) })).body;
  }

  private async report({ caller, hangUp }: ToolExchange, given: Arguments): Promise<object> {
    const id = readId(given, 'submission_id', 'submission_not_found');
    const { wait: seconds, include } = readArguments(InsightsQuery, given);
    const patience = { seconds, hungUp: hangUp(seconds), withProvenance: include === 'provenance' };
    return (await this.insights.get(caller, id, patience)).body;
  }
}

function only(schema: ObjectSchema, names: readonly string[]): ObjectSchema {
  const properties = Object.entries(schema.properties).filter(([name]) => names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties), required: [] };
}
