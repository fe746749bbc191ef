import { request } from 'node:http';
import { TEXT_NAMES } from '../../../src/modules/applications/application-texts.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { insert, parse, PATH, textOf } from './csv.js';

/** By whose places programs read it. Texts that came later are behind it. */
const FIRST_COLUMNS =
  'id,submitted_at,founder_name,contact_email,external_id,status,failure_code,review_status,verdict,overall_score,clarity_score,' +
  'founder_fit_score,idea_strength_score,cohort_id,schema_id,is_preview,updated_at,flag_count,reference,venture_name,withdrawn_at';
const HEADER = [...new Set([...FIRST_COLUMNS.split(','), ...TEXT_NAMES])].join();

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

async function names(query: string): Promise<(string | undefined)[]> {
  const { status, text } = await portal.get(`${PATH}?${query}`);
  expect(status).toBe(200);
  const [header, ...rows] = parse(text);
  expect(header?.join()).toBe(HEADER);
  for (const row of rows) expect(row).toHaveLength(HEADER.split(',').length);
  return rows.map((row) => row[2]);
}

it('is a file for spreadsheets, with what the list shows', async () => {
  const cohort = await world.cohort();
  const record = await submitAndWait(world.live, application(cohort.id, { founder_name: 'Zoë', external_id: 'crm-1' }));
  const response = await portal.get(`${PATH}?cohort_id=${cohort.id}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="submissions.csv"');
  const { body } = await portal.get<{ submissions: Record<string, unknown>[] }>(
    `/v1/portal/submissions?cohort_id=${cohort.id}`,
  );
  const [listed = {}] = body.submissions;
  expect(listed['id']).toBe(record['id']);
  const [header = [], row = []] = parse(response.text);
  expect(row).toEqual(header.map((name) => textOf(listed[name])));
  expect(header.sort()).toEqual(Object.keys(listed).sort());
});

it('begins with a byte order mark', async () => {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sent = request(service.baseUrl + PATH, { headers: { cookie: portal.session } }, (response) => {
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          resolve(Buffer.concat(chunks));
        });
    });
    sent.on('error', reject).end();
  });
  expect([...bytes.subarray(0, 5)]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('id')]);
});

it.each(['=HYPERLINK("http://evil.example")', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', '＝1+1'])(
  'makes no formula of %j',
  async (name) => {
    const cohort = await world.cohort();
    const sent = await world.live.post(
      '/v1/api/applications',
      application(cohort.id, { founder_name: name, external_id: name }),
    );
    expect(sent.status).toBe(202);
    expect(await names(`cohort_id=${cohort.id}`)).toEqual([`'${name}`]);
  },
);

it.each(['Ada "the" Okafor, Inc.', 'Ada\nOkafor', 'Ada\r\nOkafor', 'Ada\rOkafor', '"', ' Ada '])(
  'gives %j back as it was',
  async (name) => {
    const cohort = await world.cohort();
    await world.live.post('/v1/api/applications', application(cohort.id, { founder_name: name }));
    expect(await names(`cohort_id=${cohort.id}`)).toEqual([name]);
  },
);

it('has the filters and the order of the list', async () => {
  const cohort = await world.cohort();
  const send = (founder_name: string, client = world.live): Promise<unknown> =>
    submitAndWait(client, application(cohort.id, { founder_name }));
  await send('Ada');
  await send('Ben');
  await send('Preview', world.test);
  const of = `cohort_id=${cohort.id}`;
  expect(await names(of)).toEqual(['Ben', 'Ada']);
  expect(await names(`${of}&sort=submitted_at`)).toEqual(['Ada', 'Ben']);
  expect(await names(`${of}&preview=true`)).toEqual(['Preview']);
  expect(await names(`${of}&q=be`)).toEqual(['Ben']);
  expect(await names(`${of}&status=failed`)).toEqual([]);
  expect(await names(`cohort_id=${(await (await World.create(service)).cohort()).id}`)).toEqual([]);
});

it.each(['sort=name', 'status=x', 'preview=maybe'])('refuses ?%s with an error, not with a file', async (query) => {
  const answer = await portal.get(`${PATH}?${query}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', invalid_fields: [query.split('=')[0]] },
  });
  expect(answer.headers.get('content-disposition')).toBeNull();
});

describe('a long table', () => {
  const ROWS = 2_600;

  it.each(['-submitted_at', 'clarity_score'])('has every row once, sorted by %s', async (sort) => {
    const cohort = await world.cohort();
    await insert(service, world, cohort.id, ROWS);
    const found = await names(`cohort_id=${cohort.id}&sort=${sort}`);
    expect(found).toHaveLength(ROWS);
    expect(new Set(found).size).toBe(ROWS);
  });

  it('costs a reader who hangs up nothing more', async () => {
    const cohort = await world.cohort();
    await insert(service, world, cohort.id, ROWS);
    await new Promise<void>((resolve, reject) => {
      const sent = request(
        `${service.baseUrl}${PATH}?cohort_id=${cohort.id}`,
        { headers: { cookie: portal.session } },
        (response) => {
          response.once('data', () => {
            response.destroy();
            resolve();
          });
        },
      );
      sent.on('error', reject).end();
    });
    await eventually(async () => (await portal.get('/v1/portal/session')).status === 200);
    expect(await names(`cohort_id=${cohort.id}&limit=1`)).toHaveLength(ROWS);
  });
});
