import { type Statement } from '../../database/pipeline.js';
import { endReviews } from '../applications/submission-changes.statements.js';
import { storeReports } from '../insights/stored-reports.statements.js';
import { keepFingerprints } from '../overlaps/fingerprint.statements.js';
import { enterStandings } from '../standings/standings.statements.js';
import { release, settle } from '../tokens/settlements.js';
import { storeAttempts } from './review-attempts.statements.js';
import { type Outcome } from './review-outcome.js';

/**
 * What a batch of outcomes of one organisation writes once their claims are known to have held. Tokens move last, so that an
 * account is held shortest. Texts are written only now: those that waited for their transaction would not die young.
 */
export function storeAll(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const complete = outcomes.flatMap(({ claim: { submissionId, run }, ending }) =>
    ending.kind === 'complete' ? [{ submissionId, run, packed: ending.result.fingerprints }] : [],
  );
  const reports = outcomes.flatMap(({ ending }) => (ending.kind === 'complete' ? [ending.result.report] : []));
  const ended = outcomes.flatMap(({ claim, ending }) =>
    ending.kind === 'postponed'
      ? []
      : [{ id: claim.submissionId, status: ending.kind, code: ending.kind === 'failed' ? ending.code : null }],
  );
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  return [
    ...storeAttempts(organisationId, outcomes),
    ...storeReports(organisationId, reports),
    ...keepFingerprints(organisationId, complete),
    ...(ended.length === 0
      ? []
      : [
          endReviews(organisationId, ended),
          enterStandings(
            organisationId,
            ended.map(({ id }) => id),
          ),
        ]),
    ...(complete.length === 0 ? [] : [settle(organisationId, complete)]),
    ...(failed.length === 0 ? [] : [release(organisationId, failed)]),
  ];
}
