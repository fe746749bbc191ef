import { FILTERED_TEXTS, type TextName, TEXTS } from '../../../src/modules/applications/application-texts.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';

const PATH = '/v1/api/applications';

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
beforeEach(async () => {
  cohortId = (await world.cohort()).id;
});

interface Batch {
  readonly results: readonly Record<string, unknown>[];
}

const inBatch = async (body: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const { body: answer } = await world.live.post<Batch>(`${PATH}/batch`, { applications: [body] });
  return answer.results[0] ?? {};
};
const alone = async (
  body: Record<string, unknown>,
  client: ApiClient,
  path = PATH,
): Promise<Record<string, unknown>> => {
  const { status, body: answer } = await client.post(path, body);
  return { status_code: status, ...answer };
};
/** What each way in answers to the body. */
const everywhere = async (body: Record<string, unknown>) => ({
  alone: await alone(body, world.live),
  inBatch: await inBatch(body),
  inSandbox: await alone(body, world.test, `/v1/api/sandbox/applications`),
});

/** Something that the text may well be, and no other submission has. */
const sample = (name: TextName): string => `${name.replaceAll('_', '-')}@${cohortId}.example`;
const record = (id: unknown): Promise<Answer> => world.live.get(`${PATH}/${String(id)}`);

describe.each(TEXTS)('$name', ({ name, max, title, format, isRequired, isErased }) => {
  it('is taken, known and told as it was sent, alone and in a batch', async () => {
    const sent = application(cohortId, { [name]: sample(name) });
    const accepted = await alone(sent, world.live);
    const second = await inBatch({ ...sent, ...(name === 'external_id' && { [name]: `${sample(name)}.` }) });
    for (const { status_code: status, submission_id: id, warnings } of [accepted, second]) {
      expect([status, warnings]).toEqual([202, undefined]);
      expect(String((await record(id)).body[name])).toContain(sample(name));
    }
  });

  it('is told to be too long, or to be no text, by every way in', async () => {
    const tooLong = await everywhere(application(cohortId, { [name]: 'x'.repeat(max + 1) }));
    const noText = await everywhere(application(cohortId, { [name]: 7 }));
    for (const answer of Object.values(tooLong)) {
      expect(answer).toMatchObject({ status_code: 422, code: 'limit_exceeded', invalid_fields: [name] });
      expect(answer).toMatchObject({ error: `${name} must be at most ${max} characters` });
    }
    for (const answer of Object.values(noText))
      expect(answer).toMatchObject({ status_code: 400, code: 'invalid_request', invalid_fields: [name] });
  });

  it('has no control characters', async () => {
    const { inSandbox, ...live } = await everywhere(application(cohortId, { [name]: '\u0001' }));
    expect(inSandbox).toMatchObject({ code: 'invalid_text', invalid_fields: [name] });
    for (const answer of Object.values(live))
      expect(answer).toMatchObject({
        code: format === undefined ? 'invalid_text' : 'invalid_contact_email',
        invalid_fields: [name],
      });
  });

  it('may be left out, be null or be blank, unless it is required', async () => {
    for (const nothing of [undefined, null, ' ']) {
      const { status_code: status, submission_id: id } = await alone(
        application(cohortId, { [name]: nothing }),
        world.live,
      );
      expect(status).toBe(isRequired ? 422 : 202);
      if (!isRequired) expect((await record(id)).body[name]).toBeNull();
    }
  });

  it('is in both exports of the team', async () => {
    await alone(application(cohortId, { [name]: sample(name) }), world.live);
    for (const [head, layout] of [
      [name, 'records'],
      [title, 'people'],
    ] as const) {
      const { status, text } = await portal.get(`/v1/portal/submissions.csv?cohort_id=${cohortId}&layout=${layout}`);
      const [heads = '', row = ''] = text.split('\r\n');
      expect(status).toBe(200);
      expect(heads.replace('\ufeff', '').split(',')).toContain(head);
      expect(row).toContain(sample(name));
    }
  });

  it(`is ${isErased ? 'erased' : 'left'} when the applicant is erased`, async () => {
    const { submission_id: id } = await alone(application(cohortId, { [name]: sample(name) }), world.live);
    expect((await portal.send('DELETE', `/v1/portal/submissions/${String(id)}`, undefined)).status).toBe(204);
    const [row] = await service.database.query(`select ${name} as text from submissions where id = $1`, [id]);
    expect(row).toEqual({ text: isErased ? (isRequired ? '' : null) : sample(name) });
  });
});

it.each(TEXTS.filter(({ isErased }) => isErased))(
  'has a check in PostgreSQL by which nothing puts $name back into an erased submission',
  async ({ name }) => {
    const { submission_id: id } = await alone(application(cohortId), world.live);
    await portal.send('DELETE', `/v1/portal/submissions/${String(id)}`, undefined);
    const back = service.database.query(`update submissions set ${name} = $2 where id = $1`, [id, sample(name)]);
    await expect(back).rejects.toThrow(/violates check constraint "submissions_/);
  },
);

interface List {
  readonly applications: readonly Record<string, unknown>[];
}

it.each(FILTERED_TEXTS)('lists are filtered by $name, in both orders', async ({ name }) => {
  const wanted = await alone(application(cohortId, { [name]: sample(name) }), world.live);
  await alone(application(cohortId), world.live);
  for (const more of ['', '&updated_after=2020-01-01', '&status=pending', '&status=complete']) {
    const { body } = await world.live.get<List>(`${PATH}?${name}=${encodeURIComponent(sample(name))}${more}`);
    expect(body.applications.map(({ id }) => id)).toEqual(more.includes('complete') ? [] : [wanted['submission_id']]);
  }
});
