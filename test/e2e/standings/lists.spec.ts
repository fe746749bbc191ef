import { REVIEW_STATUSES, SUBMISSION_STATUSES } from '../../../src/modules/standings/submission-status.js';
import { SORTS } from '../../../src/modules/portal/submissions/submission-sort.js';
import { VERDICTS } from '../../../src/modules/rubric/rubric.js';
import { Random } from '../../faults/random.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { sampledRuns } from '../../support/sampled.js';
import { World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

interface Row extends Record<string, unknown> {
  readonly id: string;
}
interface Query {
  readonly cohort_id?: string;
  readonly status?: string;
  readonly review_status?: string;
  readonly verdict?: string;
  readonly flagged?: string;
  readonly q?: string;
  readonly sort: string;
  readonly preview: string;
}

/** Enough for a text that all have to count as common. */
const SUBMISSIONS = 330;
const TEXTS = [
  'okafor',
  'OKA',
  'ë',
  '%',
  '_',
  'crm_1',
  'example.com',
  'founder-7@',
  'nobody',
  'a',
  'Ada Okafor',
  'ada_okafor',
  'FOUNDER-12@EXAMPLE.COM',
  'er-3@ex',
  'Müller',
  'muller zoe',
  'OKAFOR ada',
  'ada founder-7@',
];
const NAMES = ['Ada Okafor', 'Zoë Müller', 'Ben 100%', 'Li_Wei', null];

const FLAGS = [[], [], ['info'], ['info', 'warning'], ['critical']] as const;

/** Mixtures of filters that are tried; which ones, the seed of the sample decides. */
const { numRuns: MIXTURES, seed = 5 } = sampledRuns(180);
const random = new Random(seed);

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohorts: string[];
let all: readonly Row[];

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohorts = [(await world.cohort()).id, (await world.cohort()).id];
  for (let number = 0; number < SUBMISSIONS; number += 1) await storeOne(number);
  all = await service.database.query<Row[]>(
    `select s.*, r.verdict, r.clarity_score, r.founder_fit_score, r.idea_strength_score,
            (3 * r.clarity_score + 4 * r.founder_fit_score + 30 * r.idea_strength_score) / 10.0 as overall_score,
            coalesce(r.guard_rail_flags::text ~ 'warning|critical', false) as flagged
       from submissions s left join insights_reports r on r.submission_id = s.id order by s.id`,
  );
});
afterAll(() => service.close());

async function storeOne(number: number): Promise<void> {
  const environment = random.next() < 0.1 ? 'test' : 'live';
  const score = (): number => Math.floor(random.next() * 12) * 9;
  const common = {
    organisationId: world.organisationId,
    cohortId: random.pick(cohorts),
    environment,
    founderName: random.pick(NAMES),
    contactEmail: `founder-${number % 40}@example.com`,
    externalId: random.pick([null, `crm_${number}`]),
    reviewStatus: environment === 'test' ? null : random.pick([null, null, ...REVIEW_STATUSES]),
  } as const;
  const kind = random.next();
  if (kind < 0.1) await store(service, { ...common, ...(kind < 0.05 && { status: 'processing' }) });
  else if (kind < 0.2) await store(service, { ...common, status: 'failed' });
  else
    await store(service, {
      ...common,
      scores: [score(), score(), score() / 10],
      verdict: random.pick(VERDICTS),
      flags: random.pick(FLAGS),
    });
}

const maybe = <T>(odds: number, choices: readonly T[]): T | undefined =>
  random.next() < odds ? random.pick(choices) : undefined;

function anyQuery(): Query {
  const chosen = {
    cohort_id: maybe(0.4, cohorts),
    status: maybe(0.3, SUBMISSION_STATUSES),
    review_status: maybe(0.3, [...REVIEW_STATUSES, 'none']),
    verdict: maybe(0.3, VERDICTS),
    flagged: maybe(0.2, ['true', 'false']),
    q: maybe(0.4, TEXTS),
    sort: random.pick(SORTS),
    preview: random.pick(['false', 'false', 'false', 'true']),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as unknown as Query;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the list must show, worked out one row at a time. */
function matches({
  cohort_id,
  status,
  review_status,
  verdict,
  flagged,
  q = '',
  preview,
}: Omit<Query, 'sort'>): readonly Row[] {
  const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return all.filter(
    (row) =>
      row['environment'] === (preview === 'true' ? 'test' : 'live') &&
      (cohort_id === undefined || row['cohort_id'] === cohort_id) &&
      (status === undefined || row['status'] === status) &&
      (review_status === undefined || (row['review_status'] ?? 'none') === review_status) &&
      (verdict === undefined || row['verdict'] === verdict) &&
      (flagged === undefined || row['flagged'] === (flagged === 'true')) &&
      plain(q)
        .split(' ')
        .every((word) =>
          ['founder_name', 'contact_email', 'external_id'].some((name) => plain(textOf(row[name])).includes(word)),
        ),
  );
}

function expected({ sort, ...filters }: Query): string[] {
  const found = [...matches(filters)];
  const sign = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '');
  const rank = (row: Row): number => (name === 'submitted_at' ? 0 : Number(row[name] ?? (sign < 0 ? -1 : 1_000)));
  return found.sort((a, b) => sign * (rank(a) - rank(b) || (a.id < b.id ? -1 : 1))).map(({ id }) => id);
}

/** Of every choice of a filter, what it would show instead of what is chosen now. */
function countsOf({ sort: _, ...filters }: Query): Record<string, unknown> {
  const count = (instead: Partial<Query>): number => matches({ ...filters, ...instead }).length;
  const each = (name: keyof Query, choices: readonly string[]): Record<string, number> =>
    Object.fromEntries(choices.map((choice) => [choice, count({ [name]: choice })]));
  return {
    total: count({}),
    is_exact: true,
    by_status: each('status', SUBMISSION_STATUSES),
    by_review_status: each('review_status', ['none', ...REVIEW_STATUSES]),
    by_verdict: each('verdict', VERDICTS),
    flagged: count({ flagged: 'true' }),
    by_cohort: each('cohort_id', cohorts),
  };
}

async function counted(query: Query): Promise<Record<string, unknown>> {
  interface Answer {
    readonly counts: { readonly by_cohort: readonly { readonly cohort_id: string; readonly count: number }[] };
  }
  const {
    body: { counts },
  } = await portal.get<Answer>(`/v1/portal/submissions?${new URLSearchParams({ ...query, limit: '1' }).toString()}`);
  const none = Object.fromEntries(cohorts.map((id) => [id, 0]));
  return {
    ...counts,
    by_cohort: { ...none, ...Object.fromEntries(counts.by_cohort.map(({ cohort_id, count }) => [cohort_id, count])) },
  };
}

async function listed(query: Query, limit: number): Promise<string[]> {
  interface Page {
    readonly submissions: Row[];
    readonly next_cursor: string | null;
  }
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const parameters: URLSearchParams = new URLSearchParams({
      ...query,
      limit: String(limit),
      ...(cursor !== '' && { cursor }),
    });
    const { body }: { body: Page } = await portal.get<Page>(`/v1/portal/submissions?${parameters.toString()}`);
    ids.push(...body.submissions.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

it('has what every mixture of filters asks for, in every order, page by page', async () => {
  for (let round = 0; round < MIXTURES; round += 1) {
    const query = anyQuery();
    const due = expected(query);
    const limit = Math.max(4, Math.ceil(due.length / 4));
    expect({ query, ids: await listed(query, limit) }).toEqual({ query, ids: due });
    expect({ query, counts: await counted(query) }).toEqual({ query, counts: countsOf(query) });
  }
});

it('is the same for key holders, who find an address and an external id besides', async () => {
  const list = async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await world.live.get<{ applications: Row[] }>(
      `/v1/api/applications?limit=100&${new URLSearchParams(query).toString()}`,
    );
    return body.applications.map(({ id }) => id);
  };
  const newest = (keep: (row: Row) => boolean): string[] =>
    all
      .filter((row) => row['environment'] === 'live' && keep(row))
      .map(({ id }) => id)
      .reverse()
      .slice(0, 100);
  for (const status of SUBMISSION_STATUSES) {
    expect(await list({ status })).toEqual(newest((row) => row['status'] === status));
    expect(await list({ status, cohort_id: cohorts[0] ?? '' })).toEqual(
      newest((row) => row['status'] === status && row['cohort_id'] === cohorts[0]),
    );
  }
  for (const number of [1, 2, 3]) {
    const contact_email = `founder-${number}@example.com`;
    expect(await list({ contact_email })).toEqual(newest((row) => row['contact_email'] === contact_email));
    expect(await list({ contact_email, status: 'complete' })).toEqual(
      newest((row) => row['contact_email'] === contact_email && row['status'] === 'complete'),
    );
    expect(await list({ contact_email: contact_email.toUpperCase() })).toEqual([]);
  }
  for (const { external_id } of all.slice(0, 30)) {
    if (typeof external_id !== 'string') continue;
    expect(await list({ external_id })).toEqual(newest((row) => row['external_id'] === external_id));
  }
});
