import { request } from 'node:http';
import { newId } from '../../../src/common/ids/uuid.js';
import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../../../portal/src/ui/words.js';
import { TEXT_NAMES } from '../../../src/modules/applications/application-texts.js';
import {
  DECISION_LABELS,
  STATUS_LABELS,
  VERDICT_LABELS,
} from '../../../src/modules/portal/submissions/csv/people/words.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

const PATH = '/v1/portal/submissions.csv';
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

/** Reads RFC 4180 strictly. @throws Error where the text is something else */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const row: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No CSV from ${at} on: ${text.slice(at, at + 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push(row.splice(0));
  }
  return rows;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

async function names(query: string): Promise<(string | undefined)[]> {
  const { status, text } = await portal.get(`${PATH}?${query}`);
  expect(status).toBe(200);
  const [header, ...rows] = parse(text);
  expect(header?.join()).toBe(HEADER);
  for (const row of rows) expect(row).toHaveLength(HEADER.split(',').length);
  return rows.map((row) => row[2]);
}

async function insert(cohortId: string, rows: number): Promise<void> {
  const ids = Array.from({ length: rows }, newId);
  await service.database.query(
    `with stored as (
       insert into submissions (id, organisation_id, cohort_id, environment, founder_name, contact_email, answers, submitted_at, updated_at)
       select id, $2, $3, 'live', 'Founder ' || n, 'a@example.com', '[]', now(), now() from unnest($1::uuid[]) with ordinality as ids (id, n)
       returning id)
     insert into review_tasks (submission_id, organisation_id, run, price, available_at)
     select id, $2, 1, 0, now() + interval '1 day' from stored`,
    [ids, world.organisationId, cohortId],
  );
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

describe('for people', () => {
  const people = async (query: string): Promise<Record<string, string>[]> => {
    const { status, text } = await portal.get(`${PATH}?layout=people&${query}`);
    expect(status).toBe(200);
    const [header = [], ...rows] = parse(text);
    for (const row of rows) expect(row).toHaveLength(header.length);
    return rows.map((row) => Object.fromEntries(header.map((title, at) => [title, row[at] ?? ''])));
  };

  it('tells in the words of the portal who applied, what became of it and what was answered', async () => {
    const cohort = await world.cohort({ name: 'Spring "early", 2027' });
    const record = await submitAndWait(
      world.live,
      application(cohort.id, { founder_name: 'Zoë', external_id: 'crm-1' }),
    );
    const id = String(record['id']);
    await portal.send(
      'PATCH',
      `/v1/portal/submissions/${id}`,
      { review_status: 'rejected', reason: '=1+1, too early' },
      { headers: { 'if-match': '*' } },
    );
    const { body } = await portal.get<{
      answers: { label: string; value: string }[];
      report: Record<string, unknown>;
      overall_score: number;
      reference: string;
    }>(`/v1/portal/submissions/${id}`);
    const [row = {}, ...others] = await people(`cohort_id=${cohort.id}&time_zone=Pacific/Auckland`);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      Founder: 'Zoë',
      Cohort: 'Spring "early", 2027',
      Decision: 'Rejected',
      Reason: "'=1+1, too early",
      'Decided by': world.email,
      'Overall score (of 100)': String(body.overall_score),
      Industry: textOf(body.report['industry_field']),
      Summary: textOf(body.report['business_summary']),
      Review: 'Complete',
      Reference: body.reference,
      Venture: '',
      Id: id,
      'External id': 'crm-1',
    });
    expect(row['Verdict']).toMatch(/^(Perfect|Strong|Possible|Unlikely|Undetermined)$/);
    const submittedAt = new Date(`${String(record['submitted_at'])}Z`);
    expect(row['Submitted at (Pacific/Auckland)']).toBe(
      submittedAt.toLocaleString('sv-SE', { timeZone: 'Pacific/Auckland' }),
    );
    expect(body.answers.length).toBeGreaterThan(0);
    for (const { label, value } of body.answers) expect(row[label]).toBe(value);
    const everything = await people('');
    expect(everything.find(({ Id }) => Id === id)?.['Answers']).toBe(
      body.answers.map(({ label, value }) => `${label}\n${value}`).join('\n\n'),
    );
  });

  it('makes no formula of a question, and names what is undecided', async () => {
    const cohort = await world.cohort();
    await portal.send(
      'PUT',
      `/v1/portal/cohorts/${cohort.id}/form`,
      { fields: [{ label: '=1+1', field_type: 'text' }] },
      { headers: { 'if-match': '*' } },
    );
    await insert(cohort.id, 60);
    const rows = await people(`cohort_id=${cohort.id}`);
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatchObject({ Decision: 'Undecided', Verdict: '', "'=1+1": '' });
  });

  it.each(['time_zone=Mars/Base', 'layout=xlsx'])('refuses ?%s', async (query) => {
    expect(await portal.get(`${PATH}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', invalid_fields: [query.split('=')[0]] },
    });
  });

  it('says what the portal says', () => {
    const labels = (words: Record<string, { readonly label: string }>) =>
      Object.fromEntries(Object.entries(words).map(([name, { label }]) => [name, label]));
    expect({ ...STATUS_LABELS, ...DECISION_LABELS, ...VERDICT_LABELS }).toEqual({
      ...labels(STATUS_WORDS),
      ...labels(DECISION_WORDS),
      ...labels(VERDICT_WORDS),
    });
  });
});

describe('a long table', () => {
  const ROWS = 2_600;

  it.each(['-submitted_at', 'clarity_score'])('has every row once, sorted by %s', async (sort) => {
    const cohort = await world.cohort();
    await insert(cohort.id, ROWS);
    const found = await names(`cohort_id=${cohort.id}&sort=${sort}`);
    expect(found).toHaveLength(ROWS);
    expect(new Set(found).size).toBe(ROWS);
  });

  it('costs a reader who hangs up nothing more', async () => {
    const cohort = await world.cohort();
    await insert(cohort.id, ROWS);
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
