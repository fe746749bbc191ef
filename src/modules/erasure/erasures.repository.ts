import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ERASE, LOCK_UNERASED } from '../applications/submission-changes.statements.js';
import { DecisionsRepository } from '../decisions/decisions.repository.js';
import { tellOf } from '../webhooks/tell-of-changes.statements.js';
import { ERASE_ANSWERS } from '../idempotency/claims.statements.js';
import { ERASE_REPORT } from '../review/reports/stored-reports.statements.js';
import { NotesRepository } from '../notes/notes.repository.js';
import { FORGET_INDEXED, FORGET_WAITING } from '../overlaps/fingerprint.statements.js';
import { ERASE_ATTEMPTS } from '../review/review-attempts.statements.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { eraseStanding } from '../standings/standings.statements.js';
import { runStatements } from '../../database/run-statements.js';

/** The run whose review was owed when a submission was erased; null when none was. */
export interface Erased {
  readonly owedRun: number | null;
}

/** Takes out of every table what is of or about an applicant, by what the owner of each table has for it. */
@Injectable()
export class ErasuresRepository {
  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly decisions: DecisionsRepository,
    private readonly notes: NotesRepository,
  ) {}

  /** Null when the organisation has no such submission, or not any more. */
  async erase(manager: EntityManager, organisationId: string, id: string): Promise<Erased | null> {
    const ask = <T>(sql: string, ...more: unknown[]): Promise<T[]> => manager.query(sql, [organisationId, ...more]);
    // A review that ends takes its task first, and then the submission; another order may deadlock. A worker that is
    // reviewing it has lost its claim by this, and cannot store the outcome.
    const before = await this.tasks.remove(manager, organisationId, id);
    // Waiting fingerprints come before the submission, as where they are moved to the index.
    await ask(FORGET_WAITING, [id]);
    const [found] = await ask<{ environment: string }>(LOCK_UNERASED, id);
    if (found === undefined) return null;
    // Of a retry that came in between.
    const owedRun = before ?? (await this.tasks.remove(manager, organisationId, id));
    await ask(ERASE, id, owedRun !== null);
    await runStatements(manager, eraseStanding(organisationId, id, owedRun !== null));
    // Integrators were told that it was accepted, and are told that nothing comes of it.
    if (owedRun !== null) await runStatements(manager, tellOf(organisationId, id, 'application.failed'));
    await ask(ERASE_REPORT, id);
    await this.decisions.eraseReasons(manager, organisationId, id);
    await ask(ERASE_ATTEMPTS, id);
    await this.notes.eraseAll(manager, organisationId, id);
    await ask(FORGET_WAITING, [id]);
    await ask(FORGET_INDEXED, [id]);
    await ask(ERASE_ANSWERS, found.environment, id);
    return { owedRun };
  }
}
