import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/cohorts';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api', TOKENS_PER_REVIEW: '2' } });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

const change = (id: unknown, body: unknown) =>
  portal.send<Record<string, unknown>>('PATCH', `${PATH}/${String(id)}`, body);
const create = async (body: Record<string, unknown> = {}): Promise<Record<string, unknown>> =>
  (await portal.post(PATH, { name: 'Spring', ...body })).body;

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/) as string;
const FIT = {
  programme_alignment: 0.2,
  team_strength: 0.2,
  traction: 0.2,
  market_potential: 0.2,
  differentiation: 0.2,
};

describe('creating a cohort', () => {
  it('gives a draft with the usual weights, thresholds and price', async () => {
    const { status, body } = await portal.post(PATH, { name: 'Spring 2027' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String) as string,
      name: 'Spring 2027',
      description: null,
      brief: null,
      status: 'draft',
      opens_at: null,
      closes_at: null,
      form_validation: 'lenient',
      public_form: false,
      fit_dimensions: {
        programme_alignment: 0.25,
        team_strength: 0.25,
        traction: 0.2,
        market_potential: 0.15,
        differentiation: 0.15,
      },
      strength_criteria: { novelty: 0.3, feasibility: 0.3, market_size: 0.2, defensibility: 0.2 },
      thresholds: { perfect: 75, strong: 60, possible: 45 },
      review_price: 2,
      retention_days: null,
      created_at: TIME,
      updated_at: TIME,
    });
  });

  it('takes all settings', async () => {
    const settings = {
      name: 'Autumn',
      description: 'For founders.',
      brief: 'Climate hardware',
      opens_at: '2036-01-01T00:00:00.000',
      closes_at: '2036-02-01T01:00:00+01:00',
      form_validation: 'strict',
      public_form: true,
      fit_dimensions: FIT,
      strength_criteria: { novelty: 1, feasibility: 0, market_size: 0, defensibility: 0 },
      thresholds: { perfect: 90, strong: 50.5, possible: 50.5 },
      review_price: 0,
      retention_days: 90,
    };
    const { status, body } = await portal.post(PATH, settings);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...settings, closes_at: '2036-02-01T00:00:00.000', status: 'draft' });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a null name', { name: null }, 'name'],
    ['an empty name', { name: '' }, 'name'],
    ['weights that are no object', { fit_dimensions: [0.2] }, 'fit_dimensions'],
    ['weights of null', { fit_dimensions: null }, 'fit_dimensions'],
    [
      'a weight too few',
      { strength_criteria: { novelty: 0.5, feasibility: 0.3, market_size: 0.2 } },
      'strength_criteria',
    ],
    ['a weight too many', { fit_dimensions: { ...FIT, luck: 0 } }, 'fit_dimensions'],
    ['weights that are not 1 together', { fit_dimensions: { ...FIT, traction: 0.21 } }, 'fit_dimensions'],
    ['a negative weight', { fit_dimensions: { ...FIT, traction: -0.2, team_strength: 0.6 } }, 'fit_dimensions'],
    ['a weight that is text', { fit_dimensions: { ...FIT, traction: '0.2' } }, 'fit_dimensions'],
    ['rising thresholds', { thresholds: { perfect: 60, strong: 75, possible: 45 } }, 'thresholds'],
    ['a threshold over 100', { thresholds: { perfect: 101, strong: 75, possible: 45 } }, 'thresholds'],
    ['a missing threshold', { thresholds: { perfect: 75, strong: 60 } }, 'thresholds'],
    ['a price with a fraction', { review_price: 0.5 }, 'review_price'],
    ['a price over a million', { review_price: 1_000_001 }, 'review_price'],
    ['an unknown validation', { form_validation: 'loose' }, 'form_validation'],
    ['a public form that is neither on nor off', { public_form: 'yes' }, 'public_form'],
    ['a time that is none', { opens_at: 'tomorrow' }, 'opens_at'],
    ['a close before the opening', { opens_at: '2036-02-01', closes_at: '2036-01-01' }, 'closes_at'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await portal.post(PATH, { name: 'x', ...body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request', invalid_fields: [field] }]);
    expect(answer.body['error']).toContain(field);
  });

  it('names everything that is too long, then what holds control characters', async () => {
    const long = await portal.post(PATH, { name: 'x'.repeat(201), brief: 'x'.repeat(20_001), description: '\u0001' });
    expect([long.status, long.body['code']]).toEqual([422, 'limit_exceeded']);
    expect((long.body['invalid_fields'] as string[]).sort()).toEqual(['brief', 'name']);
    const control = await portal.post(PATH, { name: 'x', description: '\u0001' });
    expect([control.status, control.body]).toMatchObject([
      422,
      { code: 'invalid_text', invalid_fields: ['description'] },
    ]);
  });
});

describe('changing a cohort', () => {
  it('changes what is sent and leaves the rest, read-only fields too', async () => {
    const before = await create({ description: 'Old', closes_at: '2036-01-01' });
    const { status, body } = await change(before['id'], {
      id: 'x',
      status: 'completed',
      created_at: 'x',
      nonsense: true,
      description: null,
      name: 'Summer',
      fit_dimensions: FIT,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'Summer', description: null, fit_dimensions: FIT, updated_at: TIME });
    expect((await portal.get(`${PATH}/${String(before['id'])}`)).body).toEqual(body);
  });

  it('holds a new opening against the close that is there', async () => {
    const { id } = await create({ closes_at: '2036-01-01' });
    expect((await change(id, { opens_at: '2036-01-02' })).body).toMatchObject({ invalid_fields: ['closes_at'] });
    expect((await change(id, { opens_at: '2036-01-02', closes_at: null })).status).toBe(200);
  });

  it('refuses null where there is always a value', async () => {
    const { id } = await create();
    const { status, body } = await change(id, { name: null, thresholds: null, review_price: null });
    expect(status).toBe(400);
    expect((body['invalid_fields'] as string[]).sort()).toEqual(['name', 'review_price', 'thresholds']);
  });
});

describe('moving a cohort', () => {
  it('goes forward, and back from closed to open; nothing else', async () => {
    const { id } = await create();
    const move = (status: string) => portal.post(`${PATH}/${String(id)}/status`, { status });
    for (const [status, expected] of [
      ['closed', 409],
      ['open', 200],
      ['open', 409],
      ['draft', 409],
      ['closed', 200],
      ['open', 200],
      ['closed', 200],
      ['completed', 200],
      ['open', 409],
    ] as const) {
      const answer = await move(status);
      expect([status, answer.status]).toEqual([status, expected]);
      expect(answer.body).toMatchObject(expected === 200 ? { id, status } : { code: 'invalid_transition' });
    }
    expect((await move('ajar')).body).toMatchObject({ code: 'invalid_request', invalid_fields: ['status'] });
  });
});

it('lists cohorts of every status, newest first, in pages', async () => {
  const other = await World.create(service);
  const mine = await PortalClient.signIn(service.baseUrl, other);
  const ids: string[] = [];
  for (const status of ['draft', 'open', 'completed'] as const) ids.unshift((await other.cohort({ status })).id);
  const page = async (query: string) =>
    (await mine.get<{ cohorts: { id: string }[]; next_cursor: string | null }>(`${PATH}?${query}`)).body;
  const first = await page('limit=2');
  const second = await page(`limit=2&cursor=${first.next_cursor ?? ''}`);
  expect([...first.cohorts, ...second.cohorts].map(({ id }) => id)).toEqual(ids);
  expect(second.next_cursor).toBeNull();
});
