import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ERASE, LOCK_UNERASED } from '../applications/submission-changes.statements.js';
import { DecisionsRepository } from '../decisions/decisions.repository.js';
import { tellOf } from '../webhooks/tell-of-changes.statements.js';
import { ERASE_ANSWERS } from '../idempotency/claims.statements.js';
import { ERASE_REPORT } from '../review/reports/stored-reports.statements.js';
import { NotesRepository } from '../notes/notes.repository.js';
import { FORGET_INDEXED, FORGET_WAITING } from '../overlaps/fingerprint.statements.js';
import { ERASE_ATTEMPTS } from '../review/storage/review-attempts.statements.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { eraseStanding } from '../standings/standings.statements.js';
import { runStatements } from '../../database/pipeline.js';

/** `owedRun` is the run whose review was still to be done at the erasure; null when none was. */
interface Erased {
  readonly owedRun: number | null;
}

/** Removes everything about an applicant from all tables, with the statements of the modules that own them. */
@Injectable()
export class ErasuresRepository {
  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly decisions: DecisionsRepository,
    private readonly notes: NotesRepository,
  ) {}

  /** Null when the organisation has no such submission, or it was erased before. */
  async erase(manager: EntityManager, organisationId: string, id: string): Promise<Erased | null> {
    const ask = <T>(sql: string, ...more: unknown[]): Promise<T[]> => manager.query(sql, [organisationId, ...more]);
    // A review that ends takes its task first, and then the submission; another order may deadlock. A worker that is
    // reviewing it has lost its claim by this, and cannot store the outcome.
    const before = await this.tasks.remove(manager, organisationId, id);
    // Fingerprints are locked before the submission, in the same order as where they are moved to the index.
    await ask(FORGET_WAITING, [id]);
    const [found] = await ask<{ environment: string }>(LOCK_UNERASED, id);
    if (found === undefined) return null;
    // A retry may have added a task in between.
    const owedRun = before ?? (await this.tasks.remove(manager, organisationId, id));
    await ask(ERASE, id, owedRun !== null);
    await runStatements(manager, eraseStanding(organisationId, id, owedRun !== null));
    // Integrators were told that it was accepted, so they are told that it failed.
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
