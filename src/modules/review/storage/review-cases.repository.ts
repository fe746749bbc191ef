import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { GroupCommit } from '../../../database/group-commit.js';
import { UNHURRIED } from '../../../database/pipeline.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { SHOW_PROCESSING } from '../../applications/submission-changes.statements.js';
import { type Field } from '../../fields/field.js';
import { type Claim } from '../../review-tasks/claim.js';
import { type ReviewSettings } from '../../rubric/rubric.js';
import { NO_USAGE, type TokenUsage } from '../reviewers/reviewer.js';
import { type ReviewCase, type ReviewedSubmission } from '../stages/review-case.js';
import { ALL_THAT_WAIT } from './batch-limits.js';
import * as sql from './review-cases.statements.js';

type Form = Pick<ReviewedSubmission, 'cohortId' | 'schemaId' | 'formVersion'>;

interface AskedRow extends ReviewSettings, Form {
  readonly brief: string | null;
  readonly fields: readonly Field[] | null;
}

interface EarlierRow extends TokenUsage {
  readonly id: string;
  readonly attempts: number;
}

/** Reads what reviews need; several reviews of an organisation that begin at once share their queries. */
@Injectable()
export class ReviewCasesRepository {
  private readonly openings: GroupCommit<Claim, ReviewCase | null>;

  constructor(
    config: AppConfig,
    private readonly database: TenantDatabase,
  ) {
    this.openings = new GroupCommit({
      ...ALL_THAT_WAIT,
      concurrency: Math.ceil(config.tenantPoolSize / 2),
      commit: (organisationId, claims) => this.openAll(organisationId, claims),
    });
  }

  async open(claim: Claim): Promise<ReviewCase> {
    const reviewCase = await this.openings.add(claim.organisationId, claim);
    if (reviewCase === null) throw new Error(`No submission ${claim.submissionId}`);
    return reviewCase;
  }

  async showProcessing(claim: Claim): Promise<void> {
    const { organisationId } = claim;
    const show = { text: SHOW_PROCESSING, values: [organisationId, idsOf([claim])] };
    await this.database.commit(organisationId, [{ text: UNHURRIED, values: [] }, show]);
  }

  private async openAll(organisationId: string, claims: readonly Claim[]): Promise<(ReviewCase | null)[]> {
    const values = [organisationId, idsOf(claims)];
    const again = claims.filter(({ attempt }) => attempt > 1);
    const [found = [], asked = [], earlier = []] = await this.database.commit(organisationId, [
      { text: sql.SUBMISSIONS, values },
      { text: sql.ASKED, values },
      ...(again.length > 0 ? [{ text: sql.EARLIER, values: [organisationId, idsOf(again), runsOf(again)] }] : []),
    ]);
    const askedBy = new Map((asked as AskedRow[]).map((row) => [nameOf(row), row]));
    const submissionOf = byId(found as ReviewedSubmission[]);
    const earlierFor = byId(earlier as EarlierRow[]);
    return claims.map(({ submissionId: id, attempt }) => {
      const submission = submissionOf.get(id);
      if (submission === undefined) return null;
      const form = askedBy.get(nameOf(submission));
      if (form === undefined) return null;
      const { brief, fields, fit_dimensions, strength_criteria, thresholds } = form;
      const { input_tokens, output_tokens, attempts } = earlierFor.get(id) ?? { ...NO_USAGE, attempts: 0 };
      return {
        submission,
        fields: fields ?? [],
        brief,
        settings: { fit_dimensions, strength_criteria, thresholds },
        spent: { input_tokens, output_tokens },
        lostWorkers: attempt - 1 - attempts,
      };
    });
  }
}

function idsOf(claims: readonly Claim[]): string {
  return `{${claims.map(({ submissionId }) => submissionId).join(',')}}`;
}

function runsOf(claims: readonly Claim[]): string {
  return `{${claims.map(({ run }) => run).join(',')}}`;
}

function nameOf({ cohortId, schemaId, formVersion }: Form): string {
  return `${cohortId} ${schemaId} ${formVersion}`;
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
