import { newId } from '../../../src/common/ids/uuid.js';
import { enterStandings } from '../../../src/modules/standings/standings.statements.js';
import { ADD_UP } from '../../../src/modules/standings/statistics.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

/** Thrice what is looked at to tell how common a text is. */
const SUBMISSIONS = 6_000;
const NEWEST = SUBMISSIONS - 2_000;
/** Who has a text, by place in the order of arrival. */
const TEXTS: Readonly<Record<string, (place: number) => boolean>> = {
  often: (place) => place % 20 === 3,
  evenly: (place) => place % 60 === 5,
  lately: (place) => (place >= NEWEST && place % 80 === 7) || place === 8 || place === 9,
  seldom: (place) => [10, 3_000, 5_990].includes(place),
  never: () => false,
};
/** A page, and one to know whether there is another. */
const PAGE = 2;

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohorts: string[];
const ids: string[] = [];

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohorts = [(await world.cohort()).id, (await world.cohort()).id];
  for (let place = 0; place < SUBMISSIONS; place += 1) ids.push(newId());
  ids.sort();
  const names = ids.map((_, place) =>
    Object.keys(TEXTS)
      .filter((text) => TEXTS[text]?.(place))
      .join(' '),
  );
  await service.database.query(
    `insert into submissions (id, organisation_id, cohort_id, environment, founder_name, contact_email, answers, status, failure_code, submitted_at, updated_at)
     select id, $3, cohort_id, 'live', name, 'founder@example.com', '[]', 'failed', 'review_refused', now(), now() from unnest($1::uuid[], $2::text[], $4::uuid[]) made (id, name, cohort_id)`,
    [ids, names, world.organisationId, ids.map((_, place) => cohorts[cohortAt(place)])],
  );
  const { text, values } = enterStandings(world.organisationId, ids);
  await service.database.query(text, [...values]);
  await service.database.query(ADD_UP, [world.organisationId, SUBMISSIONS]);
  await service.database.query('vacuum analyze submission_standings');
});
afterAll(() => service.close());

const having = (text: string): string[] => ids.filter((_, place) => TEXTS[text]?.(place));
const cohortAt = (place: number): number => Math.floor(place / 60) % 2;

async function listed(q: string, sort: string, more: Record<string, string> = {}): Promise<string[]> {
  interface Page {
    readonly submissions: { id: string }[];
    readonly next_cursor: string | null;
  }
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: URLSearchParams = new URLSearchParams({
      q,
      sort,
      ...more,
      limit: String(PAGE),
      ...(cursor !== '' && { cursor }),
    });
    const { body }: { body: Page } = await portal.get<Page>(`/v1/portal/submissions?${query.toString()}`);
    found.push(...body.submissions.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return found;
}

it.each(['evenly', 'lately', 'seldom', 'never'])(
  'finds all that have "%s", page by page from either end',
  async (text) => {
    expect(await listed(text, 'submitted_at')).toEqual(having(text));
    expect(await listed(text, '-submitted_at')).toEqual(having(text).reverse());
  },
);

it.each(['evenly', 'lately', 'seldom'])(
  'finds those of a cohort that have "%s", page by page from either end',
  async (text) => {
    const [cohort_id = ''] = cohorts;
    const due = having(text).filter((id) => cohortAt(ids.indexOf(id)) === 0);
    expect(due).not.toEqual([]);
    expect(await listed(text, 'submitted_at', { cohort_id })).toEqual(due);
    expect(await listed(text, '-submitted_at', { cohort_id, status: 'failed' })).toEqual(due.reverse());
  },
);

it('finds nothing of what others have, however many have the text', async () => {
  const others = 4_000;
  const other = await World.create(service);
  await service.database.query(
    `insert into submission_standings (organisation_id, environment, submission_id, cohort_id, review_status, verdict, search_text, updated_at)
     select $1, 'live', gen_random_uuid(), $2, 'none', 'none', 'seldom', now() from generate_series(1, $3::integer)`,
    [other.organisationId, (await other.cohort()).id, others],
  );
  expect(await listed('seldom', 'submitted_at')).toEqual(having('seldom'));
});
