import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { Applicant, receivedId, wordsOf } from '../../../support/applicant.js';
import { PortalClient } from '../../../support/portal-client.js';
import { application, World } from '../../../support/world.js';

const REFERENCE = /^SPR27-[2-9CDFGHJKMNPQRTVWXY]{4}$/;

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly venture_name?: string | null;
}

let service: TestApp;
let world: World;
let team: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  team = await PortalClient.signIn(service.baseUrl, world);
  ({ id: cohortId } = await world.cohort({ name: 'Spring 2027', publicForm: true }));
});

async function listed(query: string): Promise<readonly Row[]> {
  return (await team.get<{ submissions: readonly Row[] }>(`/v1/portal/submissions?${query}`)).body.submissions;
}

async function submit(change: Record<string, unknown> = {}): Promise<Row> {
  const {
    body: { submission_id: id },
  } = await world.live.post('/v1/api/applications', application(cohortId, change));
  return (await world.live.get<Row & Record<string, unknown>>(`/v1/api/applications/${String(id)}`)).body;
}

it('is given to what programs send, alone, together or all at once, and is the same in record, list and portal', async () => {
  const alone = await submit();
  const together = await world.live.post<{ results: { submission_id: string }[] }>('/v1/api/applications/batch', {
    applications: Array.from({ length: 100 }, () => application(cohortId)),
  });
  await Promise.all(Array.from({ length: 30 }, () => submit()));
  const { body } = await world.live.get<{ applications: readonly Row[] }>(
    `/v1/api/applications?cohort_id=${cohortId}&limit=100`,
  );
  const {
    body: { submission_id: preview },
  } = await world.test.post('/v1/api/applications', application(cohortId));
  const previewed = await world.test.get<Row & Record<string, unknown>>(`/v1/api/applications/${String(preview)}`);
  expect(together.body.results).toHaveLength(100);
  expect(alone.reference).toMatch(REFERENCE);
  expect(previewed.body.reference).toMatch(REFERENCE);
  for (const { reference } of body.applications) expect(reference).toMatch(REFERENCE);
  const all = await service.database.query<{ reference: string }[]>(
    'select reference from submissions where cohort_id = $1',
    [cohortId],
  );
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(132);
  expect(await listed(`q=${alone.reference}`)).toMatchObject([{ id: alone.id, reference: alone.reference }]);
});

it('stands on the applicant’s receipt, and by it the team finds the application, however it is typed', async () => {
  const { id: other } = await world.cohort({ name: 'Spring 2027', publicForm: true });
  const form = JSON.stringify([
    { key: 'name', label: 'Company name', field_type: 'text', sources: [], clarity_role: null, required: true },
  ]);
  await service.database.query('update form_versions set fields = $2 where cohort_id = $1', [other, form]);
  const applicant = await Applicant.before(service, { id: other, formVersion: 1 });
  const sent = await applicant.send({ contact_email: 'ada@example.com', 'answer.name': 'Ægir Cooling' });
  const id = String(receivedId(sent));
  const [, reference = ''] =
    /Reference (SPR27-\w{4}) /.exec(wordsOf(await applicant.open(String(sent.headers.get('location'))))) ?? [];
  expect(reference).toMatch(REFERENCE);
  const code = reference.slice('SPR27-'.length);
  for (const q of [
    reference,
    reference.toLowerCase(),
    code,
    ` ${reference.replace('-', ' ')}`,
    reference.replace('-', ''),
    reference.replace('SPR', '5PR'),
  ]) {
    expect(await listed(`q=${encodeURIComponent(q)}`)).toMatchObject([{ id, reference, venture_name: 'Ægir Cooling' }]);
    expect((await team.get(`/v1/portal/submissions?q=${encodeURIComponent(q)}`)).body).toMatchObject({
      counts: { total: 1 },
    });
  }
  for (const q of [`AUT26-${code}`, `${reference}9`, code.slice(1)]) expect(await listed(`q=${q}`)).toEqual([]);
  expect(await listed('q=aegir')).toMatchObject([{ id }]);
  expect((await team.get(`/v1/portal/submissions/${id}`)).body).toMatchObject({
    reference,
    venture_name: 'Ægir Cooling',
  });
});

it('stays on the receipt of what was erased, and shows nowhere else', async () => {
  const { id: open } = await world.cohort({ name: 'Spring 2027', publicForm: true });
  const form = JSON.stringify([
    { key: 'name', label: 'Company name', field_type: 'text', sources: [], clarity_role: null, required: true },
  ]);
  await service.database.query('update form_versions set fields = $2 where cohort_id = $1', [open, form]);
  const applicant = await Applicant.before(service, { id: open, formVersion: 1 });
  const sent = await applicant.send({ contact_email: 'ada@example.com', 'answer.name': 'Coolwatch' });
  const location = String(sent.headers.get('location'));
  const before = wordsOf(await applicant.open(location));
  await team.send('DELETE', `/v1/portal/submissions/${String(receivedId(sent))}`, undefined);
  expect(wordsOf(await applicant.open(location))).toBe(before);
  expect(await listed(`cohort_id=${open}`)).toEqual([]);
  expect(await service.database.query('select venture_name from submissions where cohort_id = $1', [open])).toEqual([
    { venture_name: null },
  ]);
});

it('is not made from another number when the cohort is called something else', async () => {
  const { id } = await world.cohort({ name: 'Spring 2027' });
  const {
    body: { submission_id: first },
  } = await world.live.post('/v1/api/applications', application(id));
  const { reference } = (await world.live.get(`/v1/api/applications/${String(first)}`)).body;
  const { headers } = await team.get(`/v1/portal/cohorts/${id}`);
  const renamed = await team.send(
    'PATCH',
    `/v1/portal/cohorts/${id}`,
    { name: 'Autumn 2031' },
    { headers: { 'if-match': String(headers.get('etag')) } },
  );
  expect(renamed.status).toBe(200);
  const {
    body: { submission_id: second },
  } = await world.live.post('/v1/api/applications', application(id));
  expect((await world.live.get(`/v1/api/applications/${String(first)}`)).body['reference']).toBe(reference);
  expect((await world.live.get(`/v1/api/applications/${String(second)}`)).body['reference']).toMatch(/^AUT31-/);
});
