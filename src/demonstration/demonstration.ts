import { type INestApplicationContext } from '@nestjs/common';
import { ENVIRONMENTS } from '../common/access/environment.js';
import { COHORT_STATUSES, type CohortStatus } from '../modules/cohorts/cohort-status.js';
import { CohortsService } from '../modules/cohorts/cohorts.service.js';
import { type CreatedOrganisation, CreateOrganisation } from '../modules/onboarding/create-organisation.js';
import { OrganisationsRepository } from '../modules/organisations/organisations.repository.js';
import { type Demonstration, noteUndone, readDemo, writeDemo } from './demo-file.js';
import { SAMPLES } from './sample-applications.js';
import { submitSamples } from './submit-samples.js';
import { gatherTeam, OWNER } from './team.js';

const TOKENS = 10_000;

const BRIEF =
  'We back early-stage founders who solve a costly, everyday problem for small businesses or local ' +
  'services in Europe. We look for evidence that customers want it: pilots, paying users, letters of intent. ' +
  'Teams should know the field they work in. We offer 12 weeks of coaching, introductions to first customers ' +
  'and 50,000 euros.';

/** The way from draft to each status. */
const WAY: Record<CohortStatus, readonly CohortStatus[]> = {
  draft: [],
  open: ['open'],
  closed: ['open', 'closed'],
  completed: ['open', 'closed', 'completed'],
};

const NAMES: Record<CohortStatus, string> = {
  draft: 'Autumn 2027 (draft)',
  open: 'Spring 2027',
  closed: 'Autumn 2026',
  completed: 'Spring 2026',
};

/**
 * On the first run, makes an organisation to try things with; on later runs, only brings its address up to date. Null
 * when the database has organisations of its own but no record of a demonstration: then somebody works with it.
 */
export async function prepareDemonstration(
  app: INestApplicationContext,
  dataDir: string,
  baseUrl: string,
): Promise<Demonstration | null> {
  const isFirstRun = await app.get(OrganisationsRepository, { strict: false }).isEmpty();
  if (isFirstRun) noteUndone(dataDir);
  const known = isFirstRun ? await createDemonstration(app) : readDemo(dataDir);
  if (known === null) return null;
  const demo = { ...known, base_url: baseUrl, portal: { ...known.portal, url: `${baseUrl}/portal/` } };
  writeDemo(dataDir, demo);
  return demo;
}

async function createDemonstration(app: INestApplicationContext): Promise<Demonstration> {
  const created = await app
    .get(CreateOrganisation, { strict: false })
    .execute({ name: 'Demonstration', email: OWNER, tokens: TOKENS });
  const [cohorts] = await Promise.all([createCohorts(app, created), gatherTeam(app, created.organisationId)]);
  return {
    base_url: '',
    portal: { url: '', email: created.email, password: created.password },
    keys: created.keys,
    cohorts,
  };
}

async function createCohorts(
  app: INestApplicationContext,
  created: CreatedOrganisation,
): Promise<Record<CohortStatus, string>> {
  const cohorts: Partial<Record<CohortStatus, string>> = {};
  for (const status of COHORT_STATUSES) cohorts[status] = await createCohort(app, created, status);
  return cohorts as Record<CohortStatus, string>;
}

async function createCohort(
  app: INestApplicationContext,
  created: CreatedOrganisation,
  status: CohortStatus,
): Promise<string> {
  const service = app.get(CohortsService, { strict: false });
  const { organisationId, keys } = created;
  const { id } = await service.create(organisationId, {
    name: NAMES[status],
    description: 'A 12-week programme for founders who serve small businesses.',
    brief: BRIEF,
    publicForm: status === 'open',
  });
  for (const next of WAY[status]) {
    await service.transition(organisationId, id, next);
    if (next !== 'open') continue;
    await Promise.all(
      ENVIRONMENTS.map((environment) =>
        submitSamples(app, keys[environment], id, SAMPLES[status]?.[environment] ?? []),
      ),
    );
  }
  return id;
}
