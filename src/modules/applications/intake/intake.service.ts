import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { busy } from '../../../common/errors/api-error.js';
import { AppConfig } from '../../../config/app-config.js';
import { isUnfounded } from '../../../database/assumptions.js';
import { ChangeFeed } from '../../../database/change-feed.js';
import { GroupCommit } from '../../../database/group-commit.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { EventAnnouncer } from '../../events/event-announcer.js';
import { ReviewDispatcher } from '../../review-tasks/review-dispatcher.js';
import { CohortChanged, type IntakeUnit } from './intake-unit.js';
import { look } from './look.statements.js';
import { storeStatements } from './store.statements.js';
import { type Admitted, type IntakeFacts, isAdmitted, judge, type IntakeVerdict } from './verdicts.js';

/** In bytes. Each request counts as `OF_ONE` more than its content, so that their number is limited as well. */
const MOST_WAITING = 80 * 1024 * 1024;
const MOST_TOGETHER = 4 * 1024 * 1024;
const OF_ONE = 16 * 1024;
/** A cohort that changed this often between the checks and the commit will go on changing. */
const MAX_ATTEMPTS = 5;

/** Takes submissions in, together with whatever else is waiting to be taken in. */
@Injectable()
export class Intake {
  private readonly logger = new Logger('Intake');
  private readonly commits: GroupCommit<IntakeUnit, IntakeVerdict>;

  constructor(
    config: AppConfig,
    private readonly database: TenantDatabase,
    private readonly dispatcher: ReviewDispatcher,
    private readonly changes: ChangeFeed,
    private readonly events: EventAnnouncer,
  ) {
    this.commits = new GroupCommit({
      commit: (organisationId, units) => this.commit(organisationId, units),
      weightOf: ({ items }) => items.reduce((sum, { weight }) => sum + weight, OF_ONE),
      mostWaiting: MOST_WAITING,
      mostTogether: MOST_TOGETHER,
      // The other half of the connections is for reads.
      concurrency: Math.ceil(config.tenantPoolSize / 2),
    });
  }

  /** Resolves after the commit. Prepares again if the cohort has changed. @throws ApiError; AnsweredMeanwhile */
  async take(prepare: () => Promise<IntakeUnit>): Promise<object> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const unit = await prepare();
      const verdict = await this.commits.add(unit.caller.organisationId, unit);
      if (!(verdict instanceof Error)) return verdict.answer;
      if (!(verdict instanceof CohortChanged)) throw verdict;
      this.changes.tell('cohorts', verdict.cohortId);
    }
    throw busy();
  }

  private async commit(organisationId: string, units: readonly IntakeUnit[]): Promise<IntakeVerdict[]> {
    const verdicts = await this.storeJudged(organisationId, units);
    const admitted = verdicts.filter(isAdmitted);
    // Callers get their answers first. If the queue is not told, workers find the reviews by themselves.
    if (admitted.some(({ items }) => items.length > 0))
      setImmediate(() => {
        this.dispatcher.nudge();
        this.events.announce(organisationId);
        for (const each of admitted) this.logAccepted(each);
      });
    return verdicts;
  }

  /**
   * Stores a batch in one round trip; what is refused leaves nothing behind. As few batches meet an obstacle, it looks for
   * one only when PostgreSQL has refused, or a unit is to be refused anyway: an earlier reason may have to be told instead.
   */
  private async storeJudged(organisationId: string, units: readonly IntakeUnit[]): Promise<IntakeVerdict[]> {
    let facts: IntakeFacts | null = null;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const verdicts = judge(units, facts);
      const statements = storeStatements(organisationId, verdicts);
      try {
        if (facts !== null || verdicts.every(isAdmitted)) {
          if (statements.length > 0) await this.database.commit(organisationId, statements);
          return verdicts;
        }
      } catch (error) {
        if (!isObsolete(error)) throw error;
      }
      const [[found] = []] = await this.database.commit(organisationId, [look(organisationId, units)]);
      facts = found as IntakeFacts;
    }
    throw busy();
  }

  private logAccepted({ unit: { caller, sentBy }, items }: Admitted): void {
    for (const { submission } of items) {
      this.logger.log({
        event: 'submission.accepted',
        submission_id: submission.id,
        organisation_id: caller.organisationId,
        cohort_id: submission.cohortId,
        env: submission.environment,
        key_id: caller.keyId ?? undefined,
        request_id: sentBy.requestId,
        trace_id: sentBy.traceId,
        msg: 'Accepted',
      });
    }
  }
}

/** Whether the verdicts assumed wrongly, and nothing was stored. The next look finds whose a taken external id is. */
function isObsolete(error: unknown): boolean {
  return isUnfounded(error) || (error instanceof pg.DatabaseError && error.constraint === 'submissions_external_id');
}
