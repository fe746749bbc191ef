import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../../../../database/tenant-database.js';
import { LIMITS } from '../../../../../common/validation/limits.js';
import { ONLY_THESE } from '../../../../applications/submission.entity.js';
import { type Answer } from '../../../../fields/field.js';
import { type Field } from '../../../../fields/field.js';
import { type GuardRailFlag } from '../../../../review/guard-rails/guard-rail.js';

type Question = Pick<Field, 'key' | 'label'>;

/** What the table for people shows of a submission beyond what lists show. */
export interface PeopleDetails {
  readonly id: string;
  readonly cohort: string;
  readonly answers: readonly Answer[];
  /** The questions of its form or schema. */
  readonly questions: readonly Question[];
  readonly summary: string | null;
  readonly industry: string | null;
  readonly flags: readonly GuardRailFlag[];
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly byApplicant: boolean | null;
  readonly decidedAt: Date | null;
}

@Injectable()
export class PeopleDetailsRepository {
  constructor(private readonly database: TenantDatabase) {}

  async ofSubmissions(organisationId: string, ids: readonly string[]): Promise<Map<string, PeopleDetails>> {
    const rows = await this.database.rows<PeopleDetails>(
      organisationId,
      `select s.id, c.name as cohort, s.answers, coalesce(schemas.fields, form.fields, '[]') as questions,
              r.business_summary as summary, r.industry_field as industry, coalesce(r.guard_rail_flags, '[]') as flags,
              last.reason, last.email as "decidedBy", last.by_applicant as "byApplicant", last.decided_at as "decidedAt"
         from submissions s
         join cohorts c on c.organisation_id = $1 and c.id = s.cohort_id
         left join schemas on schemas.organisation_id = $1 and schemas.id = s.schema_id
         left join form_versions form
           on form.organisation_id = $1 and form.cohort_id = s.cohort_id and form.version = s.form_version
         left join review_reports r on r.organisation_id = $1 and r.submission_id = s.id
         left join lateral (
           select d.reason, members.email, d.by_applicant, d.decided_at from review_decisions d
                  left join members on members.organisation_id = $1 and members.id = d.member_id
            where d.organisation_id = $1 and d.submission_id = s.id order by d.id desc limit 1) last on true
        where ${ONLY_THESE}`,
      [organisationId, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * All questions that a cohort has asked: those of its form now, then those of earlier versions, and those of its
   * schemas.
   */
  async questionsOf(organisationId: string, cohortId: string): Promise<Question[]> {
    const rows = await this.database.rows<{ fields: Field[] }>(
      organisationId,
      `(select fields from form_versions where organisation_id = $3 and cohort_id = $1 order by version desc limit $2)
       union all
       (select fields from schemas where organisation_id = $3 and cohort_id = $1 order by id desc limit $2)`,
      [cohortId, LIMITS.page, organisationId],
    );
    const labels = new Map<string, string>();
    for (const { key, label } of rows.flatMap(({ fields }) => fields)) if (!labels.has(key)) labels.set(key, label);
    return [...labels].slice(0, LIMITS.answers).map(([key, label]) => ({ key, label }));
  }
}
