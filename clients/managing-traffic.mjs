// What partners are set up with: cohorts, forms and keys by API; and events, and withdrawals. Asked well and badly.

const V1 = '/v1/api';
const [PROGRAMS, KEYS] = [`${V1}/programs`, `${V1}/keys`];
const ONE = `${PROGRAMS}/{cohort_id}`;
const KEY = { name: 'Partner', environment: 'live', scopes: ['applications:read'] };
const FORM = { fields: [{ label: 'What problem are you solving?' }] };
const WITHDRAW = `POST ${V1}/applications/{submission_id}/withdraw`;

/** Everything that is sent with a body, with one that is fine. */
export const WRITES = [
  [`POST ${PROGRAMS}`, { name: 'Autumn' }],
  [`PATCH ${ONE}/settings`, { name: 'Spring' }],
  [`POST ${ONE}/status`, { status: 'open' }],
  [`PUT ${ONE}/form`, FORM],
  [`POST ${ONE}/form/generate`, {}],
  [`POST ${KEYS}`, KEY],
  [`POST ${KEYS}/{api_key_id}/rotate`, {}],
  [WITHDRAW, { reason: 'We have moved on.' }],
];

/** Everything that is only asked for, but that a key needs a scope for. */
export const READS = [
  `GET ${ONE}/settings`,
  `GET ${ONE}/form`,
  `GET ${KEYS}`,
  `DELETE ${KEYS}/{api_key_id}`,
  `GET ${V1}/events`,
];

/** Last of all: the ids that it leaves behind are those of its own cohort and keys. */
export function managing({ good: asked, bad: wrong, unknown }) {
  const good = (status, operation, rest) => asked(status, operation, { key: 'manager', ...rest });
  const bad = (status, operation, rest) => wrong(status, operation, { key: 'manager', ...rest });
  const fine = new Map(WRITES);
  const at = (operation, rest = {}) => ({ body: fine.get(operation), ...rest });
  const used = { 'idempotency-key': 'managing' };
  const stale = { 'if-match': '"1000000"' };
  const nobody = { cohort_id: unknown, api_key_id: unknown, submission_id: unknown };
  const [create, change, status, put, generate, createKey, rotate] = WRITES.map(([operation]) => operation);
  return [
    good(201, create, at(create, { headers: used, remember: 'cohort_id' })),
    good(200, `GET ${ONE}/settings`),
    good(200, change, at(change)),
    good(200, put, at(put)),
    good(200, generate, at(generate)),
    good(200, `GET ${ONE}/form`),
    good(200, status, at(status)),
    good(409, status, at(status)),
    good(412, status, { body: { status: 'closed' }, headers: stale }),
    ...[change, put, generate].map((operation) => good(412, operation, at(operation, { headers: stale }))),
    ...[change, status, put, generate].map((operation) => good(404, operation, at(operation, { of: nobody }))),
    good(201, createKey, at(createKey, { remember: 'api_key_id' })),
    good(201, rotate, at(rotate)),
    good(201, createKey, at(createKey, { remember: 'api_key_id' })),
    good(200, `GET ${KEYS}`),
    good(204, `DELETE ${KEYS}/{api_key_id}`),
    good(409, rotate, at(rotate)),
    good(404, createKey, { body: { ...KEY, cohort_id: unknown } }),
    ...[rotate, WITHDRAW].map((operation) => good(404, operation, at(operation, { of: nobody }))),
    ...[`GET ${ONE}/settings`, `GET ${ONE}/form`, `DELETE ${KEYS}/{api_key_id}`].map((operation) =>
      good(404, operation, { of: nobody }),
    ),
    ...[status, generate, rotate].map((operation) => good(422, operation, at(operation, { headers: used }))),
    ...[create, change].map((operation) => bad(422, operation, { body: { name: 'x'.repeat(1_000) } })),
    bad(422, createKey, { body: { ...KEY, name: 'x'.repeat(1_000) } }),
    bad(422, put, { body: { fields: [{ label: 'x'.repeat(301) }] } }),
    bad(400, `GET ${KEYS}`, { query: '?limit=0' }),
    good(200, `GET ${V1}/events`),
    good(400, `GET ${V1}/events`, { query: '?after=nonsense' }),
    asked(200, WITHDRAW, at(WITHDRAW)),
    asked(422, WITHDRAW, at(WITHDRAW, { headers: { 'idempotency-key': 'first' } })),
  ];
}
