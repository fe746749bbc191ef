import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

interface Edit {
  readonly method: string;
  /** Below the cohort. */
  readonly path: string;
  readonly body?: (sequence: number) => object;
}

const CHANGE: Edit = { method: 'PATCH', path: '', body: (sequence) => ({ name: `Spring ${sequence}` }) };
const MOVE: Edit = { method: 'POST', path: '/status', body: () => ({ status: 'open' }) };
const REPLACE: Edit = {
  method: 'PUT',
  path: '/form',
  body: (sequence) => ({ fields: [{ label: `Question ${sequence}` }] }),
};
const GENERATE: Edit = { method: 'POST', path: '/form/generate' };

/** What each edit is made of: its read has the tag, and shows what came of it. */
const READ = new Map([
  [CHANGE, ''],
  [MOVE, ''],
  [REPLACE, '/form'],
  [GENERATE, '/form'],
]);
const EDITS: [name: string, edit: Edit][] = [
  ['changing a cohort', CHANGE],
  ['moving a cohort', MOVE],
  ['replacing a form', REPLACE],
  ['generating a form', GENERATE],
];

const draft = async (): Promise<string> => `/v1/portal/cohorts/${(await world.cohort({ status: 'draft' })).id}`;
const read = (cohort: string, edit: Edit): Promise<Answer> => portal.get(`${cohort}${READ.get(edit) ?? ''}`);
const tagOf = async (cohort: string, edit: Edit): Promise<string> =>
  (await read(cohort, edit)).headers.get('etag') ?? '';
const send = (cohort: string, { method, path, body }: Edit, ifMatch?: string, sequence = 1): Promise<Answer> =>
  portal.send(method, `${cohort}${path}`, body?.(sequence), {
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

describe.each(EDITS)('%s', (_, edit) => {
  it('is done on the state that was seen, and on any when none is named', async () => {
    for (const ifMatch of [undefined, '*', 'the tag']) {
      const cohort = await draft();
      const tag = await tagOf(cohort, edit);
      const { status, body, headers } = await send(cohort, edit, ifMatch === 'the tag' ? tag : ifMatch);
      expect([status, body['code']]).toEqual([200, undefined]);
      const after = await read(cohort, edit);
      expect(after.body).toEqual(body);
      expect(after.headers.get('etag')).toBe(headers.get('etag'));
      expect(headers.get('etag')).not.toBe(tag);
    }
  });

  it('is refused on a state that is past, and says which is current', async () => {
    const cohort = await draft();
    const stale = await tagOf(cohort, edit);
    await send(cohort, edit === MOVE ? CHANGE : edit);
    const before = await read(cohort, edit);
    const current = before.headers.get('etag') ?? '';
    for (const ifMatch of [stale, `W/${current}`, 'nonsense', '']) {
      const { status, headers, body } = await send(cohort, edit, ifMatch);
      expect([status, body['code'], headers.get('etag')]).toEqual([412, 'precondition_failed', current]);
      expect(body['error']).toContain(current);
    }
    expect((await read(cohort, edit)).body).toEqual(before.body);
    expect((await send(cohort, edit, `${stale}, ${current}`)).status).toBe(200);
  });
});

it.each([
  ['changes', CHANGE],
  ['forms', REPLACE],
] as const)('lets exactly one of many %s on the same state through', async (_, edit) => {
  const cohort = await draft();
  const tag = await tagOf(cohort, edit);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((sequence) => send(cohort, edit, tag, sequence)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  expect((await read(cohort, edit)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

it('sees that the form was saved, that the cohort was moved and that it opened by itself', async () => {
  const cohort = await draft();
  let tag = await tagOf(cohort, CHANGE);
  for (const edit of [REPLACE, GENERATE, MOVE]) {
    await send(cohort, edit);
    expect(await send(cohort, CHANGE, tag)).toMatchObject({ status: 412 });
    tag = await tagOf(cohort, CHANGE);
  }
  const form = await tagOf(cohort, REPLACE);
  await send(cohort, CHANGE);
  expect(await tagOf(cohort, REPLACE)).toBe(form);
  // On a busy machine it may have opened before it is read.
  const { opening, seen } = await eventually(async () => {
    const path = `/v1/portal/cohorts/${(await world.cohort({ status: 'draft', opensAt: new Date(Date.now() + 500) })).id}`;
    const { body, headers } = await read(path, CHANGE);
    return body['status'] === 'draft' && { opening: path, seen: headers.get('etag') ?? '' };
  });
  await eventually(async () => (await read(opening, CHANGE)).body['status'] === 'open');
  expect(await send(opening, CHANGE, seen)).toMatchObject({ status: 412 });
});

it('tells what is wrong with a change before it asks what the change was made on', async () => {
  const cohort = await draft();
  expect(await portal.send('PATCH', cohort, { review_price: -1 }, { headers: { 'if-match': '"99"' } })).toMatchObject({
    status: 400,
  });
  expect(
    await portal.send('POST', `${cohort}/status`, { status: 'completed' }, { headers: { 'if-match': '"99"' } }),
  ).toMatchObject({
    body: { code: 'invalid_transition' },
  });
});
