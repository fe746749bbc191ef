import { newId } from '../../../src/common/ids/uuid.js';
import { type ReviewStatus } from '../../../src/modules/standings/submission-status.js';
import { type Provenance } from '../../../src/modules/review/reports/provenance.js';
import { decideStanding, enterStandings } from '../../../src/modules/standings/standings.statements.js';
import { type TestApp } from '../../setup/test-app.js';

const PROVENANCE: Provenance = {
  reviewer: 'text',
  version: '1.0.0',
  model: 'embedded',
  prompt_version: null,
  rubric_version: '1.0.0',
  rubric_hash: '',
  degraded: false,
  degraded_reason: null,
  left_out: [],
  usage: { input_tokens: 0, output_tokens: 0 },
  duration_ms: 3,
  attempts: 1,
  thresholds: { perfect: 75, strong: 60, possible: 45 },
};

interface Stored {
  readonly organisationId: string;
  readonly cohortId: string;
  readonly environment?: 'live' | 'test';
  readonly founderName?: string | null;
  readonly contactEmail?: string;
  readonly externalId?: string | null;
  readonly reviewStatus?: ReviewStatus | null;
  readonly submittedAt?: string;
  /** Pending unless told otherwise, and complete with scores. */
  readonly status?: 'processing' | 'failed';
  /** Clarity, founder fit, idea strength. */
  readonly scores?: readonly [number, number, number];
  readonly verdict?: string;
  readonly industry?: string;
  readonly flags?: readonly ('critical' | 'warning' | 'info')[];
}

/** Puts a submission into the database as the pipeline would leave it, with the scores that a test needs. */
export async function store(service: TestApp, stored: Stored): Promise<string> {
  const id = newId();
  const { scores, submittedAt = '2026-11-21T12:00:00Z' } = stored;
  await service.database.query(
    `insert into submissions (id, organisation_id, cohort_id, environment, founder_name, contact_email, external_id,
                              answers, status, failure_code, review_status, submitted_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '[]', $8, case $8 when 'failed' then 'review_refused' end, $9, $10, $10)`,
    [
      id,
      stored.organisationId,
      stored.cohortId,
      stored.environment ?? 'live',
      stored.founderName ?? null,
      stored.contactEmail ?? 'founder@example.com',
      stored.externalId ?? null,
      scores === undefined ? (stored.status ?? 'pending') : 'complete',
      stored.reviewStatus ?? null,
      submittedAt,
    ],
  );
  if (scores !== undefined) await complete(service, { ...stored, submittedAt, scores }, id);
  else if (stored.status === 'failed') await run(service, enterStandings(stored.organisationId, [id]));
  else await owe(service, stored.organisationId, id);
  if (stored.reviewStatus != null)
    await run(service, decideStanding(stored.organisationId, id, null, stored.reviewStatus));
  return id;
}

/** Not before the test is over. */
async function owe(service: TestApp, organisationId: string, id: string): Promise<void> {
  await service.database.query(
    `insert into review_tasks (submission_id, organisation_id, run, price, available_at) values ($1, $2, 1, 0, now() + interval '1 day')`,
    [id, organisationId],
  );
}

async function complete(
  service: TestApp,
  stored: Stored & { readonly scores: readonly [number, number, number]; readonly submittedAt: string },
  id: string,
): Promise<void> {
  await service.database.query(
    `insert into insights_reports (id, organisation_id, submission_id, business_summary, clarity_score, founder_fit_score,
       idea_strength_score, verdict, industry_field, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags,
       provenance, generated_at)
     values ($1, $2, $3, '', $4, $5, $6, $7, $8, '', '[]', '[]', $11, $10, $9)`,
    [
      newId(),
      stored.organisationId,
      id,
      ...stored.scores,
      stored.verdict ?? 'COHORT_STRONG',
      stored.industry ?? 'Agritech',
      stored.submittedAt,
      JSON.stringify(PROVENANCE),
      JSON.stringify(
        (stored.flags ?? []).map((severity) => ({
          type: 'toxicity',
          severity,
          key: null,
          excerpt: null,
          message: 'So it is.',
        })),
      ),
    ],
  );
  await run(service, enterStandings(stored.organisationId, [id]));
}

function run(
  service: TestApp,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<unknown> {
  return service.database.query(text, [...values]);
}
