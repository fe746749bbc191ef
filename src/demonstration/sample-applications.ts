import { type Environment } from '../common/access/environment.js';
import { type CohortStatus } from '../modules/cohorts/cohort-status.js';
import autumn from './applications/autumn-2026.json' with { type: 'json' };
import previews from './applications/previews.json' with { type: 'json' };
import spring from './applications/spring-2027.json' with { type: 'json' };
import { type SampleApplication } from './sample-application.js';

type Samples = Readonly<Partial<Record<Environment, readonly SampleApplication[]>>>;

/** What comes to each of the demonstration's cohorts while it is open. */
export const SAMPLES = { closed: { live: autumn }, open: { live: spring, test: previews } } as Readonly<
  Partial<Record<CohortStatus, Samples>>
>;
