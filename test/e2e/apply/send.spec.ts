import { newId } from '../../../src/common/ids/uuid.js';
import { type CohortEntity } from '../../../src/modules/cohorts/cohort.entity.js';
import { CohortsService } from '../../../src/modules/cohorts/cohorts.service.js';
import { FormsService } from '../../../src/modules/cohorts/forms/forms.service.js';
import { type Field } from '../../../src/modules/fields/field.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { Applicant, receivedId, wordsOf } from '../../support/applicant.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { formOf, GOOD, idsIn } from '../../support/public-form.js';
import { STRONG } from '../../support/sample-applications.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
});

it('takes an application in like any other: live, with its answers, charged once, and reviewed', async () => {
  const cohort = await world.cohort({ publicForm: true, reviewPrice: 3, brief: 'Founders who serve farms.' });
  const applicant = await Applicant.before(service, cohort);
  const known = new Set((await formFields(cohort)).map(({ key }) => key));
  const answers = new Map(
    [...known].map((key) => [
      `answer.${key}`,
      key.startsWith('website') ? 'https://example.org' : 'We have 40 farms under contract.',
    ]),
  );
  for (const { key, value } of STRONG) if (known.has(key)) answers.set(`answer.${key}`, value);
  const before = await world.live.get('/v1/api/balance');
  const sent = await applicant.send({
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    ...Object.fromEntries(answers),
  });
  const id = receivedId(sent);
  expect(id).not.toBeNull();
  const record = await eventually(async () => {
    const { body } = await world.live.get(`/v1/api/applications/${String(id)}`);
    return body['status'] === 'complete' && body;
  });
  expect(record).toMatchObject({
    cohort_id: cohort.id,
    is_preview: false,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    schema_id: null,
  });
  expect((await world.live.get(`/v1/api/applications/${String(id)}/insights`)).status).toBe(200);
  expect((await world.test.get(`/v1/api/applications/${String(id)}`)).status).toBe(404);
  const after = await world.live.get('/v1/api/balance');
  expect(Number(before.body['balance']) - Number(after.body['balance'])).toBe(3);
  const member = await PortalClient.signIn(service.baseUrl, world);
  // By the cohort, and by the id.
  for (const filter of [`cohort_id=${cohort.id}`, `q=%20${String(id).toUpperCase()}`]) {
    const { body } = await member.get<{ submissions: { id: string }[] }>(`/v1/portal/submissions?${filter}`);
    expect(body.submissions.map((each) => each.id)).toEqual([id]);
  }
});

async function formFields({ organisationId, id, formVersion }: CohortEntity): Promise<Field[]> {
  const forms = service.app.get(FormsService, { strict: false });
  return (await forms.current({ organisationId, id, formVersion } as CohortEntity)).fields;
}

it('stores what was written, in the shape of the API', async () => {
  const { cohort, applicant } = await formOf(service, world);
  const id = receivedId(await applicant.send({ ...GOOD, 'answer.site': ' ' }));
  const [stored] = await service.database.query<{ answers: unknown; form_version: number }[]>(
    'select answers, form_version from submissions where id = $1',
    [id],
  );
  expect(stored).toEqual({
    form_version: cohort.formVersion,
    answers: [
      { key: 'problem', value: 'Milk goes warm.\nFarmers in “Cork” & 日本 lose it.' },
      { key: 'colours', value: 'Red, Blue' },
      { key: 'open', value: 'Yes' },
    ],
  });
});

it('leads to a receipt that can be opened again, from which nothing else can be learned', async () => {
  const { cohort, applicant } = await formOf(service, world);
  const other = await formOf(service, world);
  const sent = await applicant.send(GOOD);
  const path = String(sent.headers.get('location'));
  const id = String(receivedId(sent));
  const { reference } = (await world.live.get(`/v1/api/applications/${id}`)).body;
  for (const _ of [1, 2]) {
    const page = await applicant.open(path);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(`Your application has been received`);
    expect(wordsOf(page)).toContain(`Reference ${String(reference)} `);
    expect(page.text).not.toMatch(/Ada|ada@|Milk/);
  }
  expect(await idsIn(world, cohort.id)).toEqual([id]);
  const foreign = [
    path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    other.applicant.receipt(id).replace(other.cohort.id, cohort.id),
    `${applicant.path}/received/${id}`,
    `${applicant.path}/received/${newId()}.AAAAAAAAAAAAAAAAAAAAAA`,
  ];
  for (const guess of foreign) expect((await applicant.open(guess)).status).toBe(404);
  await service.app
    .get(CohortsService, { strict: false })
    .change(world.organisationId, cohort.id, { publicForm: false });
  expect((await applicant.open(path)).status).toBe(200);
});

it('keeps organisations apart: each form makes submissions of its own, under a seal of its own', async () => {
  const foreign = await World.create(service);
  const [own, theirs] = [
    await formOf(service, world, { name: 'Ours' }),
    await formOf(service, foreign, { name: 'Theirs' }),
  ];
  const id = receivedId(await theirs.applicant.send(GOOD));
  expect(await idsIn(foreign, theirs.cohort.id)).toEqual([id]);
  expect((await world.live.get(`/v1/api/applications/${String(id)}`)).status).toBe(404);
  expect(
    (await own.applicant.open(own.applicant.receipt(String(id)).replace(own.cohort.id, theirs.cohort.id))).status,
  ).toBe(404);
  expect(wordsOf(await own.applicant.open())).not.toContain('Theirs');
});
