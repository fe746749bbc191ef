import { newId } from '../../common/ids/uuid.js';
import { type Statement } from '../../database/pipeline.js';
import { END_REVIEWS } from '../applications/submission-changes.statements.js';
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
  const ended = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [claim.submissionId]));
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  return [
    ...storeAttempts(organisationId, outcomes),
    ...storeReports(organisationId, reports),
    ...keepFingerprints(organisationId, complete),
    ...statuses(organisationId, outcomes),
    ...(ended.length === 0 ? [] : [enterStandings(organisationId, ended)]),
    ...(complete.length === 0 ? [] : [settle(organisationId, complete)]),
    ...(failed.length === 0 ? [] : [release(organisationId, failed)]),
  ];
}

function statuses(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const ended = outcomes.filter(({ ending }) => ending.kind !== 'postponed');
  if (ended.length === 0) return [];
  const column = (value: (outcome: Outcome) => string | null): string =>
    `{${ended.map((each) => value(each) ?? 'null').join(',')}}`;
  const ids = column(({ claim }) => claim.submissionId);
  const codes = column(({ ending }) => (ending.kind === 'failed' ? ending.code : null));
  return [
    { text: END_REVIEWS, values: [organisationId, ids, column(({ ending }) => ending.kind), codes, column(newId)] },
  ];
}
