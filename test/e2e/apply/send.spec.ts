import { newId } from '../../../src/common/ids/uuid.js';
import { type CohortEntity } from '../../../src/modules/cohorts/cohort.entity.js';
import { CohortsService } from '../../../src/modules/cohorts/cohorts.service.js';
import { FormsService } from '../../../src/modules/cohorts/forms/forms.service.js';
import { type Field, type FieldType } from '../../../src/modules/fields/field.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { Applicant, receivedId, wordsOf } from '../../support/applicant.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { STRONG } from '../../support/sample-applications.js';
import { World } from '../../support/world.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
});

const field = (key: string, field_type: FieldType, required = true): Field => ({
  key,
  label: `${key}?`,
  field_type,
  sources: [],
  clarity_role: null,
  required,
  ...(field_type.includes('select') && { options: ['Red', 'Green', 'Blue'] }),
});
const FIELDS = [
  field('problem', 'long_text'),
  field('site', 'url', false),
  field('colours', 'multi_select'),
  field('open', 'boolean'),
];
const GOOD = {
  founder_name: 'Ada Okafor',
  contact_email: 'ada@example.com',
  'answer.problem': 'Milk goes warm.\r\nFarmers in “Cork” & 日本 lose it.',
  'answer.site': 'example.org',
  'answer.colours': ['Red', 'Blue'],
  'answer.open': 'Yes',
};

async function formOf(
  owner: World,
  change: Parameters<World['cohort']>[0] = {},
): Promise<{ cohort: CohortEntity; applicant: Applicant }> {
  const made = await owner.cohort({ publicForm: true, ...change });
  const { version } = await service.app
    .get(FormsService, { strict: false })
    .replace(owner.organisationId, made.id, FIELDS);
  const cohort = { ...made, formVersion: version };
  return { cohort, applicant: await Applicant.before(service, cohort) };
}

async function idsIn(owner: World, cohortId: string): Promise<unknown[]> {
  const { body } = await owner.live.get<{ applications: { id: string }[] }>(
    `/v1/api/applications?cohort_id=${cohortId}`,
  );
  return body.applications.map(({ id }) => id);
}

it('takes an application in as any other: live, with its answers, charged once, and reviewed', async () => {
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
  const { cohort, applicant } = await formOf(world);
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
  const { cohort, applicant } = await formOf(world);
  const other = await formOf(world);
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

describe('what needs another look', () => {
  it('is told all at once, at the fields, with everything kept', async () => {
    const { cohort, applicant } = await formOf(world, { formValidation: 'lenient' });
    const wrong = {
      founder_name: 'A'.repeat(201),
      contact_email: 'ada@',
      'answer.problem': ' \n',
      'answer.site': '<no idea>',
      'answer.open': 'Perhaps',
      'answer.colours': ['Green', 'Pink'],
    };
    const page = await applicant.send(wrong);
    expect(page.status).toBe(422);
    const links = [...page.text.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>: ([^<]+)/g)].map(([, id, label, message]) => [
      id,
      label,
      message,
    ]);
    expect(links).toEqual([
      ['q-founder_name', 'Your name', 'Shorten this to 200 characters'],
      ['q-contact_email', 'Your e-mail address', 'Write an e-mail address, like name@example.org'],
      ['q-answer-problem', 'problem?', 'Answer this question'],
      ['q-answer-site', 'site?', 'Write a web address, like https://example.org'],
      ['q-answer-colours', 'colours?', 'Choose among the options'],
      ['q-answer-open', 'open?', 'Choose yes or no'],
    ]);
    expect(page.text).toMatch(/<div class="summary" role="alert" tabindex="-1" autofocus>/);
    for (const [id] of links) expect(page.text).toContain(`id="${String(id)}-problem"`);
    expect(page.text).toMatch(/id="q-answer-site"[^>]* aria-invalid="true" aria-describedby="q-answer-site-problem"/);
    expect(page.text).toContain('value="&lt;no idea&gt;"');
    expect(page.text).toMatch(/value="Green" checked/);
    expect(page.text).toContain(`value="${'A'.repeat(201)}"`);
    expect(page.text).toContain('<title>Not sent yet: ');
    expect(await idsIn(world, cohort.id)).toEqual([]);
    const token = /name="page" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    expect(receivedId(await applicant.send({ ...GOOD, page: token }))).not.toBeNull();
  });

  it('is told of keys that are not in the form, control characters and answers that came twice', async () => {
    const { cohort, applicant } = await formOf(world);
    const unknown = await applicant.send({ ...GOOD, 'answer.evil': 'x' });
    expect([unknown.status, wordsOf(unknown)]).toEqual([
      422,
      expect.stringContaining('Something was sent that this form does not ask for'),
    ]);
    expect(unknown.text).not.toContain('evil');
    const control = await applicant.send({ ...GOOD, 'answer.problem': 'a\u0000b\u0007' });
    expect([control.status, wordsOf(control)]).toEqual([
      422,
      expect.stringContaining('Take out the invisible control characters'),
    ]);
    const twice = await applicant.send({ ...GOOD, 'answer.site': ['a.org', 'b.org'] });
    expect([twice.status, wordsOf(twice)]).toEqual([422, expect.stringContaining('A question was answered twice')]);
    const many = await applicant.send({
      ...GOOD,
      ...Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`answer.k${n}`, 'x'])),
    });
    expect([many.status, wordsOf(many)]).toEqual([
      422,
      expect.stringContaining('It could not be taken as it was sent'),
    ]);
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });
});

describe('one page', () => {
  it('makes one submission, however often and at once it is sent', async () => {
    const { cohort, applicant } = await formOf(world);
    const once = { ...GOOD, page: applicant.token() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => applicant.send(once)));
    const places = new Set(answers.map(({ status, headers }) => `${status} ${String(headers.get('location'))}`));
    expect(places.size).toBe(1);
    expect(await idsIn(world, cohort.id)).toEqual([receivedId(answers[0] ?? (await applicant.send(once)))]);
  });

  it('asks before it sends something else than before, and then sends it', async () => {
    const { cohort, applicant } = await formOf(world);
    const page = applicant.token();
    const first = receivedId(await applicant.send({ ...GOOD, page }));
    const again = await applicant.send({ ...GOOD, founder_name: 'Bea', page });
    expect(again.status).toBe(422);
    expect(wordsOf(again)).toContain('has been received already, and is safe');
    expect(again.text).toContain('value="Bea"');
    expect(await idsIn(world, cohort.id)).toEqual([first]);
    const second = receivedId(await applicant.send({ ...GOOD, founder_name: 'Bea' }));
    expect(await idsIn(world, cohort.id)).toEqual([second, first]);
  });

  it.each([
    ['nobody issued', () => 'made.1.up'],
    ['is a day old', (applicant: Applicant) => applicant.token(DAY_MS + MINUTE_MS)],
    ['is not there', () => ''],
  ])('cannot be sent with a token that %s, and loses nothing by it', async (_, token) => {
    const { cohort, applicant } = await formOf(world);
    const page = await applicant.send({ ...GOOD, page: token(applicant) });
    expect(page.status).toBe(422);
    expect(wordsOf(page)).toContain('This page cannot be used any more');
    expect(page.text).toContain('value="ada@example.com"');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('cannot be sent with the token of another cohort', async () => {
    const [one, other] = [await formOf(world), await formOf(world)];
    expect((await one.applicant.send({ ...GOOD, page: other.applicant.token() })).status).toBe(422);
    expect(await idsIn(world, one.cohort.id)).toEqual([]);
  });
});

describe('what changes while somebody writes', () => {
  it('are the questions: the new ones are asked, with the answers to those that stayed', async () => {
    const { cohort, applicant } = await formOf(world);
    const forms = service.app.get(FormsService, { strict: false });
    await forms.replace(world.organisationId, cohort.id, [field('problem', 'long_text'), field('why', 'text')]);
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(409);
    expect(wordsOf(page)).toContain('The team has changed the questions since you opened the form');
    expect(page.text).toContain('Milk goes warm.\nFarmers');
    expect(page.text).toContain('name="answer.why"');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('is that the cohort closes', async () => {
    const { cohort, applicant } = await formOf(world);
    await service.app.get(CohortsService, { strict: false }).transition(world.organisationId, cohort.id, 'closed');
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(403);
    expect(wordsOf(page)).toContain('Applications are not taken any more');
    expect(page.text).toContain('Milk goes warm.');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('is that the tokens run out', async () => {
    const poor = await World.create(service, { tokens: 1 });
    const { cohort, applicant } = await formOf(poor, { reviewPrice: 2 });
    const page = await applicant.send(GOOD);
    expect(page.status).toBe(402);
    expect(wordsOf(page)).toContain('cannot take any more applications at the moment');
    expect(page.text).toContain('Milk goes warm.');
    expect(page.text).not.toMatch(/balance|token balance/i);
    expect(await idsIn(poor, cohort.id)).toEqual([]);
  });
});

it('keeps organisations apart: each form makes submissions of its own, under a seal of its own', async () => {
  const foreign = await World.create(service);
  const [own, theirs] = [await formOf(world, { name: 'Ours' }), await formOf(foreign, { name: 'Theirs' })];
  const id = receivedId(await theirs.applicant.send(GOOD));
  expect(await idsIn(foreign, theirs.cohort.id)).toEqual([id]);
  expect((await world.live.get(`/v1/api/applications/${String(id)}`)).status).toBe(404);
  expect(
    (await own.applicant.open(own.applicant.receipt(String(id)).replace(own.cohort.id, theirs.cohort.id))).status,
  ).toBe(404);
  expect(wordsOf(await own.applicant.open())).not.toContain('Theirs');
});
