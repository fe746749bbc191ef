import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, type SelectQueryBuilder } from 'typeorm';
import { ApiError } from '../../../common/errors/api-error.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { SubmissionEntity } from '../../applications/submission.entity.js';
import { type Field } from '../../fields/field.js';
import { InsightsReportEntity } from '../../review/reports/insights-report.entity.js';
import { type TokenUsage } from '../../review/reviewers/reviewer.js';
import { type StageName } from '../../review/stages/stages.js';

export interface Scores extends Pick<
  InsightsReportEntity,
  'verdict' | 'clarityScore' | 'founderFitScore' | 'ideaStrengthScore'
> {
  readonly flagCount: number;
}

/** How many flags of a report `r` are more than informative. */
export const FLAG_COUNT = `(select count(*)::int from jsonb_array_elements(r.guard_rail_flags) flag where flag->>'severity' <> 'info')`;

export interface ScoredSubmission {
  readonly submission: SubmissionEntity;
  /** Null until there is a report. */
  readonly scores: Scores | null;
}

export type StageResult = 'passed' | 'failed';

export interface TimelineRow {
  readonly run: number;
  readonly attempt: number;
  readonly stage: StageName;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly result: StageResult;
  readonly usage: TokenUsage | null;
}

/** All submissions of an organisation, whatever key they came by, with the scores of their reports. */
@Injectable()
export class TeamSubmissionsRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** @throws ApiError submission_not_found */
  async get(organisationId: string, id: string): Promise<ScoredSubmission> {
    return this.database.transaction(organisationId, async (manager) => {
      const [found] = await readScored(scoredSubmissions(manager).where({ organisationId, id }));
      if (found === undefined) throw new ApiError('submission_not_found');
      return found;
    });
  }

  /** The questions that were answered: of a schema, or of the form's version at that time. */
  async fieldsOf({ organisationId, schemaId, cohortId, formVersion }: SubmissionEntity): Promise<Field[]> {
    const rows = await this.database.rows<{ fields: Field[] }>(
      organisationId,
      `select fields from schemas where organisation_id = $4 and id = $1
       union all
       select fields from form_versions where organisation_id = $4 and cohort_id = $2 and version = $3`,
      [schemaId, cohortId, formVersion, organisationId],
    );
    return rows[0]?.fields ?? [];
  }

  async timelineOf(organisationId: string, submissionId: string): Promise<TimelineRow[]> {
    return this.database.rows(
      organisationId,
      `select run, attempt, passage->>0 as stage, ${timeAt(1)} as "startedAt", ${timeAt(2)} as "endedAt",
              case when failed and nth = json_array_length(passages) then 'failed' else 'passed' end as result,
              case when passage->>0 = 'ai_review' then usage end as usage
         from review_attempts, json_array_elements(passages) with ordinality as passed (passage, nth)
        where organisation_id = $1 and submission_id = $2 order by run, attempt, nth`,
      [organisationId, submissionId],
    );
  }
}

/** SQL for a time from a list of milliseconds. */
function timeAt(place: number): string {
  return `to_timestamp((passage->>${place})::float8 / 1000)`;
}

/** Begins a query of submissions `s` with their reports `r`, to be narrowed down and run by `readScored`. */
function scoredSubmissions(manager: EntityManager): SelectQueryBuilder<SubmissionEntity> {
  return manager
    .createQueryBuilder(SubmissionEntity, 's')
    .leftJoin(InsightsReportEntity, 'r', 'r.organisationId = s.organisationId and r.submissionId = s.id')
    .addSelect('r.verdict', 'verdict')
    .addSelect('r.clarityScore', 'clarityScore')
    .addSelect('r.founderFitScore', 'founderFitScore')
    .addSelect('r.ideaStrengthScore', 'ideaStrengthScore')
    .addSelect(FLAG_COUNT, 'flagCount');
}

/** Runs a query of `scoredSubmissions`; erased submissions are left out. */
export async function readScored(query: SelectQueryBuilder<SubmissionEntity>): Promise<ScoredSubmission[]> {
  query.andWhere({ erasedAt: IsNull() });
  const { entities, raw } = await query.getRawAndEntities<Scores | Record<keyof Scores, null>>();
  return entities.map((submission, at) => {
    const row = raw[at];
    return { submission, scores: row === undefined || row.verdict === null ? null : row };
  });
}
