import { type SqlStatement } from '../../../database/pipeline.js';
import { endReviews } from '../../applications/submission-changes.statements.js';
import { keepFingerprints } from '../../overlaps/fingerprint.statements.js';
import { assumeHeld } from '../../review-tasks/review-tasks.statements.js';
import { enterStandings } from '../../standings/standings.statements.js';
import { release, settle } from '../../tokens/settlements.js';
import { storeReports } from '../reports/stored-reports.statements.js';
import { storeAttempts } from './review-attempts.statements.js';
import { type AttemptOutcome } from './review-outcome.js';

/**
 * Everything that a batch of outcomes of one organisation writes. It assumes that all claims hold, as nearly all do,
 * and fails otherwise. Tokens move last, so that the lock on an account is held as briefly as possible. The texts are
 * put together only now: made earlier, they would outlive V8's young generation while waiting for their transaction.
 */
export function storeAll(organisationId: string, outcomes: readonly AttemptOutcome[]): SqlStatement[] {
  const complete = outcomes.flatMap(({ claim: { submissionId, run }, ending }) =>
    ending.kind === 'complete' ? [{ submissionId, run, packed: ending.result.fingerprints }] : [],
  );
  const reports = outcomes.flatMap(({ ending }) => (ending.kind === 'complete' ? [ending.result.report] : []));
  const over = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [{ claim, ending }]));
  const later = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [{ claim, ...ending }] : []));
  const ended = over.map(({ claim, ending }) => ({
    id: claim.submissionId,
    status: ending.kind,
    code: ending.kind === 'failed' ? ending.code : null,
  }));
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  const claims = over.map(({ claim }) => claim);
  const ids = claims.map(({ submissionId }) => submissionId);
  return [
    ...assumeHeld(organisationId, claims, later),
    ...storeAttempts(organisationId, outcomes),
    ...storeReports(organisationId, reports),
    ...keepFingerprints(organisationId, complete),
    ...forSome(ended, (some) => endReviews(organisationId, some)),
    ...forSome(ids, (some) => enterStandings(organisationId, some)),
    ...forSome(complete, (some) => settle(organisationId, some)),
    ...forSome(failed, (some) => release(organisationId, some)),
  ];
}

function forSome<Row>(rows: readonly Row[], write: (rows: readonly Row[]) => SqlStatement): SqlStatement[] {
  return rows.length === 0 ? [] : [write(rows)];
}
