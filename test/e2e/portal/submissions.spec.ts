import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { NO_TEXTS } from '../../support/no-texts.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';
import { store } from './stored-submission.js';

const PATH = '/v1/portal/submissions';

interface Row extends Record<string, unknown> {
  id: string;
  clarity_score: number | null;
}
interface List {
  submissions: Row[];
  next_cursor: string | null;
}

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;
let otherCohortId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohortId = (await world.cohort()).id;
  otherCohortId = (await world.cohort()).id;
  const { organisationId } = world;
  const common = { organisationId, cohortId };
  ids['pending'] = await store(service, { ...common, founderName: 'Zoë 100%', contactEmail: 'zoe@example.com' });
  ids['low'] = await store(service, {
    ...common,
    scores: [40, 90, 3.5],
    verdict: 'COHORT_UNLIKELY',
    externalId: 'crm_1',
  });
  ids['high'] = await store(service, {
    ...common,
    scores: [80, 60, 9.5],
    reviewStatus: 'shortlisted',
    externalId: 'crmX1',
  });
  ids['tie'] = await store(service, { organisationId, cohortId: otherCohortId, scores: [80, 70, 10] });
  ids['preview'] = await store(service, { ...common, environment: 'test', scores: [99, 99, 9.9] });
  ids['previewPending'] = await store(service, { ...common, environment: 'test', founderName: 'Zoë' });
});

const list = async (query = ''): Promise<List> => (await portal.get<List>(`${PATH}?${query}`)).body;
const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id;
const names = async (query = ''): Promise<string[]> => (await list(query)).submissions.map(({ id }) => nameOf(id));

it('shows the record with its verdict and scores, null until complete', async () => {
  const { submissions } = await list();
  expect(submissions.find(({ id }) => id === ids['high'])).toEqual({
    ...NO_TEXTS,
    id: ids['high'],
    reference: expect.stringMatching(/^ACOHO-\w{4}$/) as string,
    venture_name: null,
    cohort_id: cohortId,
    schema_id: null,
    external_id: 'crmX1',
    contact_email: 'founder@example.com',
    status: 'complete',
    failure_code: null,
    review_status: 'shortlisted',
    submitted_at: '2026-11-21T12:00:00.000',
    updated_at: '2026-11-21T12:00:00.000',
    withdrawn_at: null,
    is_preview: false,
    verdict: 'COHORT_STRONG',
    clarity_score: 80,
    founder_fit_score: 60,
    overall_score: 76.5,
    idea_strength_score: 9.5,
    flag_count: 0,
  });
  expect(submissions.find(({ id }) => id === ids['pending'])).toMatchObject({
    verdict: null,
    clarity_score: null,
    founder_fit_score: null,
    idea_strength_score: null,
  });
});

describe('previews', () => {
  const LIVE = ['tie', 'high', 'low', 'pending'];

  it('are in no list of live submissions, whatever it is filtered or sorted by', async () => {
    expect(await names()).toEqual(LIVE);
    expect(await names('preview=false')).toEqual(LIVE);
    for (const query of [
      `cohort_id=${cohortId}`,
      'status=complete',
      'q=Zo',
      'sort=-clarity_score',
      'review_status=none',
      'limit=1',
    ]) {
      const { submissions } = await list(query);
      expect(submissions.every((row) => row['is_preview'] === false)).toBe(true);
    }
  });

  it('are alone under their own filter', async () => {
    expect(await names('preview=true')).toEqual(['previewPending', 'preview']);
    expect(await names('preview=true&q=zo%C3%AB')).toEqual(['previewPending']);
    expect(await names('preview=true&sort=-clarity_score')).toEqual(['preview', 'previewPending']);
  });
});

describe('filters', () => {
  it.each<[string, string[]]>([
    ['status=pending', ['pending']],
    ['status=complete&verdict=COHORT_STRONG', ['tie', 'high']],
    ['verdict=COHORT_PERFECT', []],
    ['review_status=shortlisted', ['high']],
    ['review_status=none', ['tie', 'low', 'pending']],
    ['q=ZOE%40', ['pending']],
    ['q=zo%C3%AB', ['pending']],
    ['q=100%25', ['pending']],
    ['q=%25', ['pending']],
    ['q=crm_1', ['low']],
    ['q=%5C', []],
    ['q=', ['tie', 'high', 'low', 'pending']],
    ['q=%27%20or%201%3D1%20--', []],
    ['unknown=1', ['tie', 'high', 'low', 'pending']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('the whole id, and an external id that holds it', async () => {
    const reference = ids['high'] ?? '';
    const cohort = (await world.cohort()).id;
    const common = { organisationId: world.organisationId, cohortId: cohort };
    ids['referring'] = await store(service, {
      ...common,
      scores: [50, 50, 5],
      externalId: `crm-${reference.toUpperCase()}`,
    });
    const found = new Set(['high', 'referring']);
    for (const q of [reference, reference.toUpperCase()]) expect(new Set(await names(`q=${q}`))).toEqual(found);
    expect(await names(`q=${reference}&cohort_id=${cohort}&status=complete`)).toEqual(['referring']);
    expect(await names(`q=${reference}&cohort_id=${cohortId}&verdict=COHORT_STRONG&sort=-clarity_score`)).toEqual([
      'high',
    ]);
    await portal.send('DELETE', `${PATH}/${ids['referring'] ?? ''}`, undefined);
  });

  it('cohort_id', async () => {
    expect(await names(`cohort_id=${otherCohortId}`)).toEqual(['tie']);
    expect(await names(`cohort_id=${cohortId.toUpperCase()}`)).toEqual(['high', 'low', 'pending']);
    const foreign = await (await World.create(service)).cohort();
    expect(await names(`cohort_id=${foreign.id}`)).toEqual([]);
  });

  it.each([
    ['status=done', 'status'],
    ['review_status=maybe', 'review_status'],
    ['verdict=GOOD', 'verdict'],
    ['sort=name', 'sort'],
    ['preview=1', 'preview'],
    ['limit=0', 'limit'],
    ['cohort_id=none', 'cohort_id'],
    ['q=a&q=b', 'q'],
    ['cursor=x', 'cursor'],
    ['cursor=1~x&sort=clarity_score', 'cursor'],
  ])('%s is refused', async (query, field) => {
    expect(await portal.get(`${PATH}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', invalid_fields: [field] },
    });
  });

  it('a text that PostgreSQL could not hold is refused', async () => {
    expect(await portal.get(`${PATH}?q=%00`)).toMatchObject({ status: 422, body: { code: 'invalid_text' } });
  });
});

describe('order', () => {
  it.each<[string, string[]]>([
    ['-submitted_at', ['tie', 'high', 'low', 'pending']],
    ['submitted_at', ['pending', 'low', 'high', 'tie']],
    ['-clarity_score', ['tie', 'high', 'low', 'pending']],
    ['clarity_score', ['low', 'high', 'tie', 'pending']],
    ['-founder_fit_score', ['low', 'tie', 'high', 'pending']],
    ['founder_fit_score', ['high', 'tie', 'low', 'pending']],
    ['-idea_strength_score', ['tie', 'high', 'low', 'pending']],
    ['idea_strength_score', ['low', 'high', 'tie', 'pending']],
  ])('%s, the same page by page', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: List = await list(`sort=${sort}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.submissions.map(({ id }) => nameOf(id)));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(expected);
  });

  it('a cursor goes on only with the same filters and order', async () => {
    const { next_cursor } = await list('sort=-clarity_score&limit=1');
    for (const query of [
      'sort=clarity_score',
      'sort=-clarity_score&status=complete',
      'sort=-clarity_score&preview=true',
      '',
    ]) {
      expect((await portal.get(`${PATH}?${query}&cursor=${next_cursor ?? ''}`)).body).toMatchObject({
        invalid_fields: ['cursor'],
      });
    }
  });
});
