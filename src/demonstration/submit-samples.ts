import { type INestApplicationContext } from '@nestjs/common';
import { newPassingId } from '../common/ids/uuid.js';
import { SubmitApplication } from '../modules/applications/submit-application.js';
import { ApiKeyAuthenticator } from '../modules/auth/api-key.authenticator.js';
import { CohortCache } from '../modules/cohorts/cohort-cache.js';
import { type Field } from '../modules/fields/field.js';
import { NO_MEMORY } from '../modules/idempotency/answer-memory.js';
import { GrantTokens } from '../modules/onboarding/grant-tokens.js';
import { type SampleApplication } from './sample-application.js';

const DAY_MS = 86_400_000;

/** The samples' reviews start this much later, so that the first application of a newcomer is reviewed before them. */
const FIRST_REVIEW_MS = 5_000;
const NEXT_REVIEW_MS = 700;

/** Submits the samples with this key, as a client would, but dated back; also grants the tokens for their reviews. */
export async function submitSamples(
  app: INestApplicationContext,
  key: string,
  cohortId: string,
  samples: readonly SampleApplication[],
): Promise<void> {
  const caller = await app.get(ApiKeyAuthenticator, { strict: false }).authenticate(`Bearer ${key}`, 'at once');
  const { organisationId } = caller;
  const known = await app.get(CohortCache, { strict: false }).find(organisationId, cohortId);
  if (known === null) throw new Error(`There is no cohort ${cohortId}`);
  const grant = {
    organisationId,
    amount: samples.length * known.cohort.reviewPrice,
    note: `For applications to “${known.cohort.name}”`,
  };
  if (grant.amount > 0) await app.get(GrantTokens, { strict: false }).execute(grant);
  const submission = app.get(SubmitApplication, { strict: false });
  // All at the same time, so that they are stored together.
  await Promise.all(
    samples.map((sample, nth) => {
      const belated = {
        arrivedAt: arrivalOf(sample),
        reviewFrom: new Date(Date.now() + FIRST_REVIEW_MS + nth * NEXT_REVIEW_MS),
      };
      const body = { cohort_id: cohortId, ...bodyOf(sample, known.form.fields) };
      return submission.execute(caller, body, { requestId: newPassingId(), memory: NO_MEMORY, belated });
    }),
  );
}

function arrivalOf({ days_before: days, time }: SampleApplication): Date {
  const day = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}

function bodyOf(sample: SampleApplication, fields: readonly Field[]): Record<string, unknown> {
  const answers = fields.flatMap((field) => {
    const value = answerTo(field, sample);
    return value === undefined ? [] : [{ key: field.key, value }];
  });
  const { external_id, founder_name, contact_email } = sample;
  return { external_id, founder_name, contact_email, answers };
}

function answerTo(
  { clarity_role: role, field_type: type }: Field,
  { answers, website }: SampleApplication,
): string | undefined {
  if (role !== null) return answers[role];
  return type === 'url' ? website : undefined;
}
