import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../../../portal/src/ui/words.js';
import {
  DECISION_LABELS,
  STATUS_LABELS,
  VERDICT_LABELS,
} from '../../../src/modules/portal/submissions/csv/people/words.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { insert, parse, PATH, textOf } from './csv.js';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const people = async (query: string): Promise<Record<string, string>[]> => {
  const { status, text } = await portal.get(`${PATH}?layout=people&${query}`);
  expect(status).toBe(200);
  const [header = [], ...rows] = parse(text);
  for (const row of rows) expect(row).toHaveLength(header.length);
  return rows.map((row) => Object.fromEntries(header.map((title, at) => [title, row[at] ?? ''])));
};

it('tells in the words of the portal who applied, what became of it and what was answered', async () => {
  const cohort = await world.cohort({ name: 'Spring "early", 2027' });
  const record = await submitAndWait(world.live, application(cohort.id, { founder_name: 'Zoë', external_id: 'crm-1' }));
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
  await insert(service, world, cohort.id, 60);
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

it('calls states, decisions and verdicts what the portal calls them', () => {
  const labels = (words: Record<string, { readonly label: string }>) =>
    Object.fromEntries(Object.entries(words).map(([name, { label }]) => [name, label]));
  expect({ ...STATUS_LABELS, ...DECISION_LABELS, ...VERDICT_LABELS }).toEqual({
    ...labels(STATUS_WORDS),
    ...labels(DECISION_WORDS),
    ...labels(VERDICT_WORDS),
  });
});
