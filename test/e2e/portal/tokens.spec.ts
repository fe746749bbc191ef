import { toRankedPage } from '../../../src/common/http/ranked-cursor.js';
import { newId } from '../../../src/common/ids/uuid.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';

const PATH = '/v1/portal/tokens';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { tokens: 10 });
  portal = await PortalClient.signIn(service.baseUrl, world);
});

it('shows the balance, and how it came about', async () => {
  const cohort = await world.cohort({ reviewPrice: 4 });
  const { body: accepted } = await world.test.post('/v1/api/applications', application(cohort.id));
  const { reference } = (await world.test.get(`/v1/api/applications/${String(accepted['submission_id'])}`)).body;
  const { status, body } = await portal.get(PATH);
  expect(status).toBe(200);
  const id = expect.any(String) as string;
  const created_at = expect.stringMatching(/^\d{4}-.*\.\d{3}$/) as string;
  expect(body).toEqual({
    balance: 6,
    reserved: 4,
    entries: [
      {
        id,
        created_at,
        kind: 'reserve',
        amount: -4,
        balance_after: 6,
        submission_id: accepted['submission_id'],
        submission: { reference, venture_name: null, is_erased: false },
        env: 'test',
        note: null,
      },
      {
        id,
        created_at,
        kind: 'grant',
        amount: 10,
        balance_after: 10,
        submission_id: null,
        submission: null,
        env: null,
        note: 'First tokens',
      },
    ],
    next_cursor: null,
  });
});

it('grants tokens', async () => {
  const before = Number((await portal.get(PATH)).body['balance']);
  const { status, body } = await portal.post(`${PATH}/grants`, { amount: 5, note: 'Invoice 7' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'grant',
    amount: 5,
    balance_after: before + 5,
    note: 'Invoice 7',
    submission_id: null,
  });
  expect((await portal.post(`${PATH}/grants`, { amount: 1 })).body).toMatchObject({ note: null });
  expect((await world.live.get('/v1/api/balance')).body).toMatchObject({ balance: before + 6 });
});

it.each([undefined, null, 0, -1, 1.5, '5', 1_000_000_001])('refuses to grant %p', async (amount) => {
  expect(await portal.post(`${PATH}/grants`, { amount })).toMatchObject({
    status: 400,
    body: { invalid_fields: ['amount'] },
  });
});

it('pages through the ledger', async () => {
  type Ledger = { entries: { id: string }[]; next_cursor: string | null };
  const all = (await portal.get<Ledger>(PATH)).body.entries.map(({ id }) => id);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Ledger = (await portal.get<Ledger>(`${PATH}?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`)).body;
    seen.push(...page.entries.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all);
  expect(await portal.get(`${PATH}?limit=101`)).toMatchObject({ status: 400, body: { invalid_fields: ['limit'] } });
});

function cursorAt(rank: number): string {
  const rows = [newId(), newId()].map((id) => ({ rank, id }));
  return String(toRankedPage(rows, 1, { organisationId: world.organisationId }).nextCursor);
}

it.each([-1, 0.5, 1.5, 1e15])('gives some page for a cursor at %p that somebody made up', async (rank) => {
  expect(await portal.get(`${PATH}?cursor=${cursorAt(rank)}`)).toMatchObject({
    status: 200,
    body: { entries: expect.any(Array) as unknown },
  });
});

it('refuses a made-up cursor at more than any number of entries', async () => {
  const cursor = cursorAt(Infinity).replace('Infinity', '9'.repeat(400));
  expect(await portal.get(`${PATH}?cursor=${cursor}`)).toMatchObject({
    status: 400,
    body: { invalid_fields: ['cursor'] },
  });
});
