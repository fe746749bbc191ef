import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { eraseStanding } from '../standings/standings.statements.js';

/** The run whose review was owed when a submission was erased; null when none was. */
export interface Erased {
  readonly owedRun: number | null;
}

/** The organisation $1 and its submission $2. */
const OF_SUBMISSION = 'organisation_id = $1 and submission_id = $2';
const FORGET_WAITING = `delete from waiting_fingerprints where ${OF_SUBMISSION}`;

/**
 * Takes out of every table what is of or about an applicant. Lists name what stays of a report, not what goes, so that
 * whatever is added to reports one day is erased as well.
 */
@Injectable()
export class ErasuresRepository {
  /** Null when the organisation has no such submission, or not any more. */
  async erase(manager: EntityManager, organisationId: string, id: string): Promise<Erased | null> {
    const of = [organisationId, id];
    // A review that ends takes its task first, and then the submission; another order may deadlock.
    const before = await this.takeTask(manager, of);
    // Waiting fingerprints come before the submission, as where they are moved to the index.
    await manager.query(FORGET_WAITING, of);
    const [found] = await manager.query<{ environment: string }[]>(
      'select environment from submissions where organisation_id = $1 and id = $2 and erased_at is null for update',
      of,
    );
    if (found === undefined) return null;
    // Of a retry that came in between.
    const owedRun = before ?? (await this.takeTask(manager, of));
    await this.eraseRecord(manager, of, owedRun !== null);
    const { text, values } = eraseStanding(organisationId, id, owedRun !== null);
    await manager.query(text, [...values]);
    await this.eraseReport(manager, of);
    await manager.query(`update review_decisions set reason = null where ${OF_SUBMISSION} and reason is not null`, of);
    await manager.query(`update review_attempts set detail = null where ${OF_SUBMISSION} and detail is not null`, of);
    await manager.query(`delete from submission_notes where ${OF_SUBMISSION}`, of);
    await manager.query(FORGET_WAITING, of);
    await manager.query(`delete from answer_fingerprints where ${OF_SUBMISSION}`, of);
    await manager.query(
      `update remembered_answers set body = null, fingerprint = ''
        where organisation_id = $1 and environment = $2 and position($3 in body) > 0`,
      [organisationId, found.environment, id],
    );
    return { owedRun };
  }

  /** A worker that is reviewing it has lost its claim, and cannot store the outcome. */
  private async takeTask(manager: EntityManager, of: readonly string[]): Promise<number | null> {
    const [[task]] = await manager.query<[{ run: number }[], number]>(
      `delete from review_tasks where ${OF_SUBMISSION} returning run`,
      [...of],
    );
    return task?.run ?? null;
  }

  private async eraseRecord(manager: EntityManager, of: readonly string[], wasOwed: boolean): Promise<void> {
    await manager.query(
      `update submissions
          set founder_name = null, venture_name = null, contact_email = '', answers = '[]', erased_at = now(), updated_at = now(), version = version + 1,
              status = case when $3 then 'failed' else status end,
              failure_code = case when $3 then 'erased' else failure_code end
        where organisation_id = $1 and id = $2`,
      [...of, wasOwed],
    );
  }

  private async eraseReport(manager: EntityManager, of: readonly string[]): Promise<void> {
    await manager.query(
      `update insights_reports
          set business_summary = '', fit_reasoning = '',
              fit_dimensions = (
                select coalesce(jsonb_agg(jsonb_build_object('dimension', d->'dimension', 'score', d->'score', 'weight', d->'weight',
                         'coverage', null, 'reasoning', '', 'evidence', '[]'::jsonb)), '[]')
                  from jsonb_array_elements(fit_dimensions) d),
              strength_criteria = (
                select coalesce(jsonb_agg(jsonb_build_object('criterion', c->'criterion', 'score', c->'score', 'weight', c->'weight',
                         'coverage', c->'coverage', 'reasoning', '', 'evidence', '[]'::jsonb)), '[]')
                  from jsonb_array_elements(strength_criteria) c),
              guard_rail_flags = (
                select coalesce(jsonb_agg(jsonb_build_object('type', f->'type', 'severity', f->'severity', 'key', null,
                         'excerpt', null, 'message', '')), '[]')
                  from jsonb_array_elements(guard_rail_flags) f)
        where ${OF_SUBMISSION}`,
      [...of],
    );
  }
}
