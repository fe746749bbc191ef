// Every operation of the public API, asked well and badly. Paths stand as in the document; `of` says which ids go into them.
import { SCENARIOS } from '../dist/src/modules/sandbox/scenarios.js';
import { strictBodies, wrongBodies } from './bodies.mjs';
import { managing, READS, WRITES } from './managing-traffic.mjs';

const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';
const V1 = '/v1/api';
const SANDBOX = `${V1}/sandbox`;
const ANSWERS = [
  {
    key: 'problem',
    label: 'Problem',
    value: 'Small dairies lose 4% of their milk because nobody notices a failing cooler at night.',
  },
  {
    key: 'solution',
    label: 'Solution',
    value: 'A sensor on the tank measures its temperature each minute and calls the farmer.',
  },
  { key: 'traction', label: 'Traction', value: '31 farms pay 12 euros a month; 4 of 35 have left in a year.' },
];
const [RECORD, REPORT] = ['', '/insights'].map((end) => `GET ${V1}/applications/{submission_id}${end}`);
const HOUR = '2026-01-01T00:00:00';

/**
 * In this order. `good` is what keeps to the document itself; `status` is what it is answered with. `remember` keeps a
 * value of the answer for the requests after it. `direct` goes past the proxy, which would answer it itself.
 */
export function traffic({ cohorts }) {
  const application = (change = {}) => ({
    cohort_id: cohorts.open,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    answers: ANSWERS,
    ...change,
  });
  const fields = [
    { label: 'What problem are you solving?' },
    { label: 'Stage', field_type: 'select', options: ['idea', 'sales'], required: false },
  ];
  const schema = { cohort_id: cohorts.open, name: 'Website', fields };
  const good = (status, operation, rest = {}) => ({ status, operation, key: 'test', good: true, ...rest });
  const bad = (status, operation, rest = {}) => ({ ...good(status, operation, rest), good: false });
  const [submit, validate] = ['', '/validate'].map((end) => `POST ${V1}/applications${end}`);
  return [
    good(200, `GET ${V1}/me`),
    good(200, `GET ${V1}/me`, { key: 'restricted' }),
    good(200, `GET ${V1}/balance`),
    good(200, `GET ${V1}/programs`),
    good(200, `GET ${V1}/programs`, { query: '?status=open' }),
    ...[cohorts.open, cohorts.strict, cohorts.draft, cohorts.closed].map((id) =>
      good(200, `GET ${V1}/programs/{cohort_id}`, { of: { cohort_id: id } }),
    ),
    good(201, `POST ${V1}/schema`, { body: schema, remember: 'schema_id' }),
    good(200, `GET ${V1}/schema`),
    good(200, `GET ${V1}/schema`, { query: `?cohort_id=${cohorts.open}` }),
    good(200, `GET ${V1}/schema/{schema_id}`, { remember: 'etag' }),
    good(304, `GET ${V1}/schema/{schema_id}`, { seen: true }),
    good(200, `GET ${V1}/programs/{cohort_id}`, { of: { cohort_id: cohorts.open }, remember: 'etag' }),
    good(304, `GET ${V1}/programs/{cohort_id}`, { of: { cohort_id: cohorts.open }, seen: true }),

    good(202, submit, { body: application({ contact_email: 'failed@simulator.test' }), remember: 'failed_id' }),
    good(200, RECORD, { of: 'failed_id', query: '?wait=30' }),
    good(404, REPORT, { of: 'failed_id' }),
    good(202, submit, { body: application({ contact_email: 'slow@simulator.test' }), remember: 'slow_id' }),
    good(200, RECORD, { of: 'slow_id' }),
    good(404, REPORT, { of: 'slow_id' }),
    good(202, submit, {
      body: application({ contact_email: 'flagged@simulator.test', external_id: 'crm-1' }),
      headers: { 'idempotency-key': 'first' },
      remember: 'submission_id',
    }),
    good(202, submit, {
      body: application({ contact_email: 'flagged@simulator.test', external_id: 'crm-1' }),
      headers: { 'idempotency-key': 'first' },
    }),
    ...[submit, validate].map((operation) =>
      good(422, operation, { body: application({ external_id: 'other' }), headers: { 'idempotency-key': 'first' } }),
    ),
    bad(400, submit, { body: application(), headers: { 'idempotency-key': 'not visible' } }),
    good(200, REPORT, { query: '?wait=30', remember: 'etag' }),
    good(200, REPORT, { query: '?include=provenance' }),
    good(304, REPORT, { seen: true }),
    bad(400, REPORT, { query: '?include=nothing' }),
    good(200, RECORD, { remember: 'etag' }),
    good(304, RECORD, { seen: true }),
    good(202, submit, {
      key: 'live',
      body: application({ colour: 'green', answers: [...ANSWERS, { key: 'favourite_colour', value: 'green' }] }),
    }),
    good(202, submit, {
      key: 'live',
      body: application({ contact_email: 'ada@exämple.com', founder_name: null, external_id: null }),
    }),
    good(409, submit, { body: application({ external_id: 'crm-1' }) }),
    good(402, submit, { body: application({ cohort_id: cohorts.dear }) }),
    good(403, submit, { body: application({ cohort_id: cohorts.closed }) }),
    good(403, submit, { body: application(), key: 'restricted' }),
    good(404, submit, { body: application({ cohort_id: UNKNOWN }) }),
    good(404, submit, { body: application({ schema_id: UNKNOWN }) }),
    ...[submit, validate].flatMap((operation) =>
      strictBodies(cohorts, application).map((body) => good(operation === submit ? 422 : 200, operation, { body })),
    ),
    ...[submit, validate].flatMap((operation) =>
      wrongBodies(cohorts, application).map(([status, body]) =>
        bad(operation === submit ? status : 200, operation, { body }),
      ),
    ),
    good(200, validate, { body: application() }),

    ...listsAndBatches({ good, bad, application, schema, cohorts }),
    ...sandbox({ good, bad, application, schema }),
    ...managing({ good, bad, unknown: UNKNOWN }),
    ...unreadable(bad),
  ];
}

function listsAndBatches({ good, bad, application, schema, cohorts }) {
  return [
    good(207, `POST ${V1}/applications/batch`, {
      body: {
        applications: [
          application(),
          application({ cohort_id: cohorts.closed }),
          application({ external_id: 'crm-1' }),
        ],
      },
    }),
    bad(207, `POST ${V1}/applications/batch`, {
      body: { applications: [application({ contact_email: 'x' }), application({ answers: [{ key: 1 }] })] },
    }),
    bad(422, `POST ${V1}/applications/batch`, { body: { applications: [] } }),
    bad(400, `POST ${V1}/applications/batch`, { body: { applications: 'x' } }),

    ...[
      '',
      `?cohort_id=${cohorts.open}`,
      '?status=complete',
      '?limit=1',
      '?external_id=crm-1',
      '?contact_email=ada@example.com',
      `?submitted_after=${HOUR}`,
    ].map((query) => good(200, `GET ${V1}/applications`, { query })),
    ...['?limit=0', '?status=done', '?submitted_after=soon', '?cursor=x'].map((query) =>
      bad(400, `GET ${V1}/applications`, { query }),
    ),
    bad(422, `GET ${V1}/applications`, { query: `?contact_email=${'x'.repeat(300)}` }),
    ...[RECORD, REPORT].map((operation) => good(404, operation, { of: { submission_id: UNKNOWN } })),
    good(404, `GET ${V1}/schema/{schema_id}`, { of: { schema_id: UNKNOWN } }),
    good(404, `GET ${V1}/programs/{cohort_id}`, { of: { cohort_id: UNKNOWN } }),
    good(404, `POST ${V1}/schema`, { body: { ...schema, cohort_id: UNKNOWN } }),
    bad(400, `POST ${V1}/schema`, { body: { cohort_id: cohorts.open } }),
    bad(422, `POST ${V1}/schema`, { body: { ...schema, fields: [{ label: 'x'.repeat(301) }] } }),
    bad(400, `GET ${V1}/programs`, { query: '?status=ajar' }),
    bad(400, `GET ${V1}/schema`, { query: '?limit=0' }),
  ];
}

function sandbox({ good, bad, application, schema }) {
  const all = [
    [200, `GET ${SANDBOX}/programs`],
    [202, `POST ${SANDBOX}/applications`, { body: application() }],
    [200, `GET ${SANDBOX}/applications/{submission_id}`],
    [200, `GET ${SANDBOX}/applications/{submission_id}/insights`],
    [201, `POST ${SANDBOX}/schema`, { body: schema }],
    [200, `GET ${SANDBOX}/schema`],
    [200, `GET ${SANDBOX}/schema/{schema_id}`],
    [200, `POST ${SANDBOX}/applications/{submission_id}/withdraw`, { body: {} }],
  ];
  const play = (scenario) => ({ headers: { 'x-sandbox-scenario': scenario } });
  return [
    ...all.map(([status, operation, rest]) => good(status, operation, rest)),
    ...all.map(([, operation, rest]) => good(402, operation, { ...rest, ...play('insufficient_tokens') })),
    ...all.map(([, operation, rest]) => bad(400, operation, { ...rest, ...play('nonsense') })),
    ...all.map(([, operation, rest]) => good(403, operation, { ...rest, key: 'live' })),
    ...SCENARIOS.map((scenario) => good(null, `GET ${SANDBOX}/programs`, play(scenario))),
    bad(400, `POST ${SANDBOX}/applications`, { body: {} }),
    bad(422, `POST ${SANDBOX}/applications`, { body: application({ founder_name: 'x'.repeat(201) }) }),
    bad(422, `POST ${SANDBOX}/applications/{submission_id}/withdraw`, { body: { reason: 'x'.repeat(10_000) } }),
    bad(422, `POST ${SANDBOX}/schema`, { body: { ...schema, fields: [{ label: 'x'.repeat(301) }] } }),
    // What cannot be an id, which the sandbox knows without knowing any.
    ...all
      .filter(([, operation]) => operation.includes('}'))
      .map(([, operation, rest]) =>
        bad(404, operation, { ...rest, of: { submission_id: 'x'.repeat(129), schema_id: 'x'.repeat(129) } }),
      ),
  ];
}

/** Refused before anything of the request is understood. */
function unreadable(bad) {
  const posts = [
    'applications',
    'applications/batch',
    'applications/validate',
    'schema',
    'sandbox/applications',
    'sandbox/schema',
    'sandbox/applications/{submission_id}/withdraw',
  ].map((path) => `POST ${V1}/${path}`);
  const writes = [
    ...posts.map((operation) => ['test', operation]),
    ...WRITES.map(([operation]) => ['manager', operation]),
  ];
  const gets = [
    'me',
    'balance',
    'programs',
    'programs/{cohort_id}',
    'schema',
    'schema/{schema_id}',
    'applications',
    'applications/{submission_id}',
    'applications/{submission_id}/insights',
    'sandbox/programs',
    'sandbox/applications/{submission_id}',
    'sandbox/applications/{submission_id}/insights',
    'sandbox/schema',
    'sandbox/schema/{schema_id}',
  ].map((path) => `GET ${V1}/${path}`);
  return [
    ...writes.flatMap(([key, operation]) => [
      bad(400, operation, { key, raw: '[', direct: true }),
      bad(415, operation, { key, raw: '{}', headers: { 'content-type': 'text/plain' } }),
      bad(413, operation, { key, raw: JSON.stringify({ a: 'x'.repeat(1_100_000) }) }),
    ]),
    ...[...gets, ...READS].flatMap((operation) => ['nobody', 'nonsense'].map((key) => bad(401, operation, { key }))),
    ...writes.flatMap(([, operation]) => ['nobody', 'nonsense'].map((key) => bad(401, operation, { key, body: {} }))),
    ...posts.slice(0, 4).map((operation) => bad(403, operation, { key: 'reader', body: {} })),
    ...WRITES.map(([operation, body]) => bad(403, operation, { key: 'reader', body })),
    ...READS.map((operation) => bad(403, operation, { key: 'unscoped' })),
    bad(403, `GET ${V1}/applications/{submission_id}/insights`, { key: 'reader' }),
    ...['applications', 'applications/{submission_id}', 'schema', 'schema/{schema_id}'].map((path) =>
      bad(403, `GET ${V1}/${path}`, { key: 'unscoped' }),
    ),
  ];
}
