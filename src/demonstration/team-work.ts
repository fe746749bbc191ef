import { type INestApplicationContext } from '@nestjs/common';
import { ApplicationsService } from '../modules/applications/applications.service.js';
import { hasEnded } from '../modules/standings/submission-status.js';
import { ApiKeyAuthenticator } from '../modules/auth/api-key.authenticator.js';
import { type KeyHolder } from '../modules/auth/caller.js';
import { COHORT_STATUSES } from '../modules/cohorts/cohort-status.js';
import { DecideSubmission } from '../modules/decisions/decide-submission.js';
import { DecisionsRepository } from '../modules/decisions/decisions.repository.js';
import { NotesRepository } from '../modules/notes/notes.repository.js';
import { NotesService } from '../modules/notes/notes.service.js';
import { type Demonstration } from './demo-file.js';
import { type SampleApplication } from './sample-application.js';
import { SAMPLES } from './sample-applications.js';
import { authorsIn } from './team.js';

const WAIT_SECONDS = 60;

interface Desk {
  readonly app: INestApplicationContext;
  readonly caller: KeyHolder;
  readonly authors: Awaited<ReturnType<typeof authorsIn>>;
  readonly stopping: AbortSignal;
}

/**
 * Has the demonstration's team work on what was reviewed: it decides, gives reasons and leaves notes. Whatever was done
 * before a restart is not done again, and a decision that somebody else has made stands. True when nothing is left to
 * do.
 */
export async function doTeamWork(
  app: INestApplicationContext,
  demo: Demonstration,
  stopping: AbortSignal,
): Promise<boolean> {
  const caller = await app
    .get(ApiKeyAuthenticator, { strict: false })
    .authenticate(`Bearer ${demo.keys.live}`, 'at once');
  const desk = { app, caller, authors: await authorsIn(app, caller.organisationId), stopping };
  for (const status of COHORT_STATUSES) {
    for (const sample of SAMPLES[status]?.live ?? []) {
      const id = await whenReviewed(desk, demo.cohorts[status], sample);
      if (id !== null && !stopping.aborted) await workOn(desk, id, sample);
      if (stopping.aborted) return false;
    }
  }
  return true;
}

/** Null when it has been erased. */
async function whenReviewed(
  { app, caller, stopping }: Desk,
  cohortId: string,
  { external_id }: SampleApplication,
): Promise<string | null> {
  const service = app.get(ApplicationsService, { strict: false });
  const {
    applications: [found],
  } = await service.list(caller, { cohort_id: cohortId, external_id, limit: 1 });
  if (found === undefined) return null;
  let { status } = found;
  while (!hasEnded({ status }) && !stopping.aborted) {
    ({
      body: { status },
    } = await service.get(caller, found.id, { seconds: WAIT_SECONDS, hungUp: stopping }));
  }
  return found.id;
}

async function workOn(
  { app, caller: { organisationId }, authors, stopping }: Desk,
  submissionId: string,
  sample: SampleApplication,
): Promise<void> {
  const { decisions = [], notes = [] } = sample;
  const made = await app.get(DecisionsRepository, { strict: false }).ofSubmission(organisationId, submissionId);
  const isUntouched = made.every(({ to }, at) => to === decisions[at]?.to);
  for (const { by, to, reason = null } of isUntouched ? decisions.slice(made.length) : []) {
    const author = authors[by];
    if (stopping.aborted || author === undefined) return;
    const decision = {
      organisationId,
      submissionId,
      memberId: author.id,
      author,
      reviewStatus: to,
      reason,
      ifMatch: '*',
    };
    await app.get(DecideSubmission, { strict: false }).execute(decision);
  }
  const written = await app.get(NotesRepository, { strict: false }).ofSubmission(organisationId, submissionId);
  for (const { by, text } of notes.slice(written.length)) {
    const author = authors[by];
    if (stopping.aborted || author === undefined) return;
    await app.get(NotesService, { strict: false }).add({ organisationId, submissionId, author, text });
  }
}
