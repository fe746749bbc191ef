import { readFileSync } from 'node:fs';
import { newId } from '../../../src/common/ids/uuid.js';
import { PublicFormsRepository } from '../../../src/modules/apply/access/public-forms.repository.js';
import { FormsService } from '../../../src/modules/cohorts/forms/forms.service.js';
import { type Field, FIELD_TYPES } from '../../../src/modules/fields/field.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { Applicant, wordsOf } from '../../support/applicant.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { field } from '../../support/public-form.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;
let stranger: ApiClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  stranger = new ApiClient(service.baseUrl);
});
afterAll(() => service.close());

const HOSTILE = `"><script>alert('1')</script>&amp;`;

it('shows the questions of an open cohort in HTML alone, and the cohort with its time', async () => {
  const closesAt = new Date('2127-03-01T12:00:00Z');
  const cohort = await world.cohort({ name: 'Spring 2127', description: 'Twelve weeks.', publicForm: true, closesAt });
  const { status, headers, text } = await stranger.get(`/apply/${cohort.id.toUpperCase()}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  // Comes by itself from `fetch`, which asks for it.
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  const words = wordsOf({ text });
  for (const said of [
    'Apply to Spring 2127',
    'Twelve weeks.',
    '1 March 2127 at 12:00 UTC',
    'Your e-mail address (required)',
    'Website or demo link (optional)',
  ]) {
    expect(words).toContain(said);
  }
  for (const [name, content] of [
    ['property="og:title"', 'Apply to Spring 2127'],
    ['name="description"', 'Twelve weeks.'],
    ['name="robots"', 'noindex, nofollow'],
  ]) {
    expect(text).toContain(`<meta ${name} content="${content}">`);
  }
  expect(text).toContain(`<form method="post" action="/apply/${cohort.id}" novalidate`);
  expect(text).not.toMatch(/ (on\w+|style)=|<script(?! type="module" src="\/apply\/assets\/)/);
});

it('has a control with a label for every kind of question', async () => {
  const fields: Field[] = FIELD_TYPES.map((type) => ({
    ...field(type, type, type !== 'date'),
    ...(type.includes('select') && { options: ['Red', 'Blue & green'] }),
    help: `How to answer ${type}`,
  }));
  const cohort = await world.cohort({ publicForm: true });
  await service.app.get(FormsService, { strict: false }).replace(world.organisationId, cohort.id, fields);
  const { text } = await stranger.get(`/apply/${cohort.id}`);
  const control = (type: string): string => new RegExp(`<[^>]*id="q-answer-${type}"[^>]*>`).exec(text)?.[0] ?? '';
  expect(control('text')).toMatch(/^<input type="text" .*required/);
  expect(control('long_text')).toMatch(/^<textarea .*maxlength="20000"/);
  expect(control('email')).toMatch(/^<input type="email" .*autocomplete="email"/);
  expect(control('url')).toMatch(/^<input type="url" .*autocomplete="url"/);
  expect(control('phone')).toMatch(/^<input type="tel" .*autocomplete="tel"/);
  expect(control('number')).toMatch(/^<input type="text" inputmode="decimal"/);
  expect(control('currency')).toMatch(/^<input type="text" inputmode="decimal"/);
  expect(control('date')).toMatch(/^<input type="date"(?!.*required)/);
  expect(control('boolean')).toMatch(/^<input type="radio" .*value="Yes"/);
  expect(control('select')).toMatch(/^<select .*required/);
  expect(control('multi_select')).toMatch(/^<input type="checkbox" .*value="Red"/);
  expect(text).toContain('<option>Blue &amp; green</option>');
  const labels = [...text.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(labels.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, list = ''] of text.matchAll(/aria-describedby="([^"]+)"/g))
    expect(ids).toEqual(expect.arrayContaining(list.split(' ')));
});

it('shows what the team wrote as text, whatever that is', async () => {
  const cohort = await world.cohort({ name: HOSTILE, description: HOSTILE, publicForm: true });
  const hostile = { ...field('a', 'select'), label: HOSTILE, help: HOSTILE, options: [HOSTILE] };
  await service.app.get(FormsService, { strict: false }).replace(world.organisationId, cohort.id, [hostile]);
  const { text } = await stranger.get(`/apply/${cohort.id}`);
  expect(text).not.toContain('<script>');
  // Title, heading, description, label, help and option; and for those to whom the address is sent.
  expect(text.split('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;')).toHaveLength(10);
});

describe('where there is no form to fill in', () => {
  it('says the same of a form that is not public, of a cohort that there is not, and of what is no id', async () => {
    const { id } = await world.cohort();
    const pages = await Promise.all(
      [id, newId(), 'nonsense', '%00', "'--"].map((each) => stranger.get(`/apply/${each}`)),
    );
    for (const { status, text, headers } of pages) {
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toBe(pages[0]?.text);
    }
    expect(wordsOf({ text: pages[0]?.text ?? '' })).toContain('There is no application form here');
  });

  it('answers in words at any address below, and leads from one with a slash too many', async () => {
    const { id } = await world.cohort({ publicForm: true });
    const { status, headers } = await stranger.get(`/apply/${id}/`);
    expect([status, headers.get('location')]).toEqual([308, `/apply/${id}`]);
    for (const path of [
      `/apply/${id}/else`,
      '/apply/a/b/c',
      '/apply//example.org/',
      `/apply/${id}/received/`,
      '/apply/',
    ]) {
      const page = await stranger.get(path);
      expect([path, page.status, page.headers.get('location')]).toEqual([path, 404, null]);
      expect(path === '/apply/' || page.text.includes('There is no application form here')).toBe(true);
    }
  });

  it.each([
    [
      'draft',
      { opensAt: new Date('2127-01-01T09:30:00Z') },
      'is not open yet Applications are taken from 1 January 2127 at 09:30 UTC',
    ],
    ['draft', {}, 'is not open yet Applications are not taken yet'],
    [
      'closed',
      { closesAt: new Date('2127-02-01T18:00:00Z') },
      'takes no more applications Applications are closed. They were meant to be taken until 1 February 2127 at 18:00 UTC',
    ],
    ['completed', {}, 'takes no more applications Applications are closed'],
  ] as const)('tells of a %s cohort when it takes applications', async (status, window, said) => {
    const { id } = await world.cohort({ name: 'Somewhen', publicForm: true, status, ...window });
    const page = await stranger.get(`/apply/${id}`);
    expect(page.status).toBe(403);
    expect(wordsOf(page)).toContain(`Somewhen ${said}`);
    expect(page.text).not.toContain('<form');
  });

  it('tells of a cohort whose time is over until when it took applications', async () => {
    const { id } = await world.cohort({ publicForm: true, status: 'closed' });
    await service.database.query(`update cohorts set closes_at = '2025-02-01T18:00:00Z' where id = $1`, [id]);
    expect(wordsOf(await stranger.get(`/apply/${id}`))).toContain(
      'Applications were taken until 1 February 2025 at 18:00 UTC',
    );
  });

  it('is shut at once when the team switches it off', async () => {
    const cohort = await world.cohort({ publicForm: true });
    const applicant = await Applicant.before(service, cohort);
    expect((await applicant.open()).status).toBe(200);
    const member = await PortalClient.signIn(service.baseUrl, world);
    const off = await member.send<Record<string, unknown>>(
      'PATCH',
      `/v1/portal/cohorts/${cohort.id}`,
      { public_form: false },
      { headers: { 'if-match': '*' } },
    );
    expect(off.body).toMatchObject({ public_form: false });
    expect((await applicant.open()).status).toBe(404);
    expect((await applicant.send({})).status).toBe(404);
    const { body } = await member.get<{ audit_log: unknown[] }>('/v1/portal/audit-log');
    expect(JSON.stringify(body.audit_log[0])).toContain('"public_form":true');
  });
});

it('lets nothing in from elsewhere, is in no frame and in no search engine', async () => {
  const { id } = await world.cohort({ publicForm: true });
  for (const path of [`/apply/${id}`, '/apply/nothing', `/apply/${id}/received/nothing`]) {
    const { headers, text } = await stranger.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*form-action 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toContain('<html lang="en">');
  }
});

it('serves its style and its script for good, under names that change with them', async () => {
  const { text } = await stranger.get('/apply/nothing');
  const paths = [...text.matchAll(/(?:href|src)="(\/apply\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const asset = await stranger.get(path);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(path.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
    expect(asset.text).toBe(readFileSync(`public/apply/${path.endsWith('.js') ? 'form.js' : 'form.css'}`, 'utf8'));
  }
  for (const name of ['form.js', 'form-00000000.js', '..%2f..%2fpackage.json']) {
    expect((await stranger.get(`/apply/assets/${name}`)).status).toBe(404);
  }
});

it.each([
  [
    'PostgreSQL is away',
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    503,
    'The service cannot be reached right now',
  ],
  ['something fails', new Error('secret words'), 500, 'Something went wrong'],
])('says in a page of its own that %s', async (_, failure, status, said) => {
  const broken = { provide: PublicFormsRepository, useValue: { findOwner: () => Promise.reject(failure) } };
  const other = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores, overrides: [broken] });
  try {
    const page = await new ApiClient(other.baseUrl).get(`/apply/${newId()}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(wordsOf(page)).toContain(said);
    expect(page.text).not.toContain('secret');
  } finally {
    await other.close();
  }
});

it('is no part of the documented API, and not served by a worker', async () => {
  for (const document of ['/openapi.json', '/openapi-portal.json']) {
    const { paths } = (await stranger.get<{ paths: object }>(document)).body;
    expect(Object.keys(paths).filter((path) => path.startsWith('/apply'))).toEqual([]);
  }
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores: service.stores });
  try {
    const { id } = await world.cohort({ publicForm: true });
    expect((await new ApiClient(worker.baseUrl).get(`/apply/${id}`)).status).toBe(404);
  } finally {
    await worker.close();
  }
});
