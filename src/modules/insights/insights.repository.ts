import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../database/columns.js';
import { MergedReads } from '../../database/merged-reads.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { ONLY_THESE, SubmissionEntity } from '../applications/submission.entity.js';
import { InsightsReportEntity, REPORT_PROPERTIES } from '../review/reports/insights-report.entity.js';
import { type ReportParts } from '../review/reports/report-parts.js';
import { PARTS } from '../review/reports/stored-reports.statements.js';

const STATE = [
  'status',
  'failureCode',
  'environment',
  'cohortId',
] as const satisfies readonly (keyof SubmissionEntity)[];
type State = Pick<SubmissionEntity, (typeof STATE)[number]>;

type ReportHead = Pick<InsightsReportEntity, (typeof REPORT_PROPERTIES)[number]>;

export interface StoredReport extends ReportHead {
  readonly parts: ReportParts;
}

/** How far a submission has come, with its report when there is one. */
export interface SubmissionWithReport extends State {
  readonly report: StoredReport | null;
}

const REVIEWED = `
  select s.id as submission, ${columnsOf(SubmissionEntity, 's', STATE)}, ${columnsOf(InsightsReportEntity, 'r', REPORT_PROPERTIES)}, ${PARTS} as parts
    from submissions s left join review_reports r on r.organisation_id = s.organisation_id and r.submission_id = s.id
         left join report_parts p on p.organisation_id = s.organisation_id and p.submission_id = s.id
   where ${ONLY_THESE} and s.erased_at is null`;

@Injectable()
export class InsightsRepository {
  private readonly reviewed = new MergedReads((organisationId, ids) => this.readReviewed(organisationId, ids));

  constructor(private readonly database: TenantDatabase) {}

  async ofSubmission(organisationId: string, submissionId: string): Promise<StoredReport | null> {
    return (await this.findReviewed(organisationId, submissionId))?.report ?? null;
  }

  /** Null when the organisation has no such submission. */
  findReviewed(organisationId: string, submissionId: string): Promise<SubmissionWithReport | null> {
    return this.reviewed.read(organisationId, submissionId);
  }

  private async readReviewed(organisationId: string, ids: string[]): Promise<Map<string, SubmissionWithReport>> {
    const rows = await this.database.ask<State & ReportHead & { submission: string; parts: string }>(organisationId, {
      text: REVIEWED,
      values: [organisationId, `{${ids.join(',')}}`],
    });
    return new Map(
      rows.map(({ submission, status, failureCode, environment, cohortId, parts, ...head }) => {
        const isThere = (head.id as string | null) !== null;
        const report = isThere ? { ...head, parts: JSON.parse(parts) as ReportParts } : null;
        return [submission, { status, failureCode, environment, cohortId, report }];
      }),
    );
  }
}
