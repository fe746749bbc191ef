import { type Statement } from '../../database/pipeline.js';
import { keepFingerprints } from '../overlaps/fingerprint.statements.js';
import { type Claim } from '../review-tasks/claim.js';
import { enterStandings } from '../standings/standings.statements.js';
import { release, settle } from '../tokens/settlements.js';
import { type Outcome } from './review-outcome.js';

/* What a batch of outcomes of one organisation, $1, writes once their claims are known to have held. Lists come as JSON. */

const ATTEMPTS = `
  insert into review_attempts
    (submission_id, run, attempt, organisation_id, stages, started_at, ended_at, failed, detail, usage)
  select "submissionId", run, attempt, $1, stages, "startedAt", "endedAt", failed, detail, usage
    from json_to_recordset($2) as attempts ("submissionId" uuid, run integer, attempt integer, stages text[],
      "startedAt" timestamptz[], "endedAt" timestamptz[], failed boolean, detail text, usage json)`;

const REPORTS = `
  insert into insights_reports
    (id, organisation_id, submission_id, business_summary, clarity_score, founder_fit_score, idea_strength_score, verdict,
     industry_field, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags, provenance, generated_at)
  select id, $1, "submissionId", "businessSummary", "clarityScore", "founderFitScore", "ideaStrengthScore", verdict,
         "industryField", "fitReasoning", "fitDimensions", "strengthCriteria", "guardRailFlags", provenance, "generatedAt"
    from json_to_recordset($2) as reports (id uuid, "submissionId" uuid, "businessSummary" text, "clarityScore" smallint,
      "founderFitScore" smallint, "ideaStrengthScore" numeric, verdict text, "industryField" text, "fitReasoning" text,
      "fitDimensions" json, "strengthCriteria" json, "guardRailFlags" json, provenance json, "generatedAt" timestamptz)`;

const STATUSES = `
  update submissions set status = ended.status, failure_code = code, updated_at = now(), version = version + 1
    from unnest($1::uuid[], $2::text[], $3::text[]) as ended (submission_id, status, code) where id = submission_id`;

/** Tokens move last, so that an account is held shortest. */
export function storeAll(organisationId: string, outcomes: readonly Outcome[]): Statement[] {
  const list = (text: string, items: readonly string[]): Statement[] =>
    items.length === 0 ? [] : [{ text, values: [organisationId, `[${items.join(',')}]`] }];
  const complete = outcomes.flatMap(({ claim: { submissionId, run }, ending }) =>
    ending.kind === 'complete' ? [{ submissionId, run, fingerprints: ending.result.fingerprints }] : [],
  );
  const ended = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'postponed' ? [] : [claim.submissionId]));
  const failed = outcomes.flatMap(({ claim, ending }) => (ending.kind === 'failed' ? [claim] : []));
  return [
    ...list(ATTEMPTS, outcomes.flatMap(({ passed }) => passed ?? [])),
    ...list(REPORTS, outcomes.flatMap(({ report }) => report ?? [])),
    ...keepFingerprints(organisationId, complete),
    ...statuses(outcomes),
    ...(ended.length === 0 ? [] : [enterStandings(ended)]),
    ...(complete.length === 0 ? [] : [settle(complete)]),
    ...(failed.length === 0 ? [] : [release(failed)]),
  ];
}

function statuses(outcomes: readonly Outcome[]): Statement[] {
  const ended = outcomes.filter(({ ending }) => ending.kind !== 'postponed');
  const column = (value: (outcome: Outcome) => string | null): string => `{${ended.map((each) => value(each) ?? 'null').join(',')}}`;
  const id = ({ claim }: { claim: Claim }): string => claim.submissionId;
  const code = ({ ending }: Outcome): string | null => (ending.kind === 'failed' ? ending.code : null);
  return ended.length === 0 ? [] : [{ text: STATUSES, values: [column(id), column(({ ending }) => ending.kind), column(code)] }];
}
