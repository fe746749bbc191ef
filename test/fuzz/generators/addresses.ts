import fc from 'fast-check';
import { insidersOf } from '../callers.js';
import { type Endpoint } from '../endpoints.js';
import { type Draft, latin1 } from '../plan.js';
import { type SchemaValues } from '../values/from-schema.js';
import { oddText } from '../values/texts.js';
import { query } from './well-formed.js';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'QUERY',
  'SEARCH',
  'PURGE',
  'LINK',
  'M-SEARCH',
  'get',
  'FOO',
  'X'.repeat(100),
] as const;

const ODD_IDS = [
  '@@cohort.foreign@@',
  '@@submission.foreign@@',
  '@@schema.foreign@@',
  '@@api_key.foreign@@',
  '@@id.unknown@@',
  '@@submission.test@@',
  '@@submission.live|upper@@',
  '@@cohort.scratch|upper@@',
  '@@schema.own|upper@@',
  '@@cohort.open@@%20',
  '{@@cohort.open@@}',
  'urn:uuid:@@cohort.open@@',
  '%',
  '%zz',
  '%00',
  '%0a',
  '%0d%0aX-Injected:%201',
  '%2e%2e',
  '%2e%2e%2f',
  '..',
  '.',
  '%2f',
  '%ff%fe',
  '%c0%ae',
  '%ED%A0%80',
  '%F0%9F%92%A3',
  '\xff\xfe',
  'a;b=c',
  'null',
  'undefined',
  '0',
  '-1',
  '1e9',
  "'",
  '"',
  '*',
  ':id',
  '(.*)',
  '[',
  '\\',
  '^',
  '`',
  '|',
  '~',
  '__proto__',
  'constructor',
  'a'.repeat(8_192),
  'validate',
  'batch',
  'x'.repeat(129),
  '%F0%9F%92%A3'.repeat(200),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
] as const;

const CHANGES: readonly ((target: string) => string)[] = [
  (target) => `/${target}`,
  (target) => `${target}/`,
  (target) => `//evil.example${target}`,
  (target) => `http://127.0.0.1${target}`,
  (target) => `https://evil.example:99999${target}`,
  (target) => `http://[::1${target}`,
  (target) => `foo://bar${target}`,
  () => 'foo://bar',
  () => 'http://?x',
  (target) => target.toUpperCase(),
  (target) => target.replace('/v1', '/v2'),
  (target) => target.replace('/v1/', '/v1//'),
  (target) => target.replace('/v1/', '/v1/../v1/'),
  (target) => target.replace('/v1/', '/%76%31/'),
  (target) => target.replace('/v1/', '/v1%2f'),
  (target) => `${target}%00`,
  (target) => `${target};x=y`,
  (target) => `${target}.json`,
  (target) => target.slice(1),
  (target) => target.replaceAll('/', '\\'),
  (target) => `${target}/%2e%2e/metrics`,
  (target) => `${target}/${'a/'.repeat(2_000)}`,
  () => `/${'%2e%2e/'.repeat(200)}etc/passwd`,
  () => '*',
  () => '/',
  () => '?',
  () => 'evil.example:443',
  () => `/${'a'.repeat(20_000)}`,
];

const ODD_QUERIES = [
  '?',
  '??',
  '?&',
  '?=',
  '?&&&=',
  '?limit',
  '?limit=',
  '?limit=0',
  '?limit=101',
  '?limit=1e1',
  '?limit=0x10',
  '?limit=-1',
  '?limit=1.5',
  '?limit=%31',
  '?limit=9999999999999999999',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?limit[a]=1',
  '?limit=1%00',
  '?cursor=',
  '?cursor=x',
  '?cursor=a&cursor=b',
  '?cursor[]=x',
  '?cursor=@@cursor:/v1/api/schema:live@@',
  '?cursor=@@cursor:/v1/portal/tokens:owner@@',
  '?cursor=@@cursor:/v1/api/applications:foreign@@',
  '?cursor=@@cursor:/v1/portal/submissions:owner@@&sort=clarity_score',
  '?cursor=@@cursor:/v1/api/applications:live@@&status=failed',
  '?status=',
  '?status=open,',
  '?status=,',
  '?status=open&status=draft',
  '?status[]=open',
  '?status[__proto__]=x',
  '?status=OPEN',
  '?status=all,open',
  '?sort=-clarity_score',
  '?sort=clarity_score;drop%20table',
  '?sort=',
  '?preview=TRUE',
  '?preview=1',
  '?preview=true&preview=false',
  '?q=%25',
  '?q=_',
  '?q=%5C',
  '?q=%00',
  '?q=%',
  '?q=%E0%A4%A',
  '?q=%ED%A0%80',
  '?q=+%2B',
  '?contact_email=%00',
  '?external_id=%F0%9F%92%A3',
  '?cohort_id=@@cohort.foreign@@',
  '?cohort_id=@@cohort.open|upper@@',
  '?cohort_id=x',
  '?cohort_id=',
  '?submitted_after=0000-01-01',
  '?submitted_after=9999-12-31T23:59:59%2B99:99',
  '?submitted_after=2026-11-21T03:40:00+02:00',
  '?submitted_before=-271821-04-20',
  '?submitted_before=2026-02-31',
  '?__proto__=x',
  '?__proto__[x]=1',
  '?constructor=x',
  '?hasOwnProperty=1',
  '?toString=1&valueOf=2',
  '?include=provenance,provenance',
  '?include=',
  '?include=x',
  '?include[]=provenance',
  '?verdict=none',
  '?wait=60000000',
  '?wait=-1',
  `?${'a=1&'.repeat(1_500)}`,
  `?q=${'a'.repeat(300)}`,
  `?cursor=${'A'.repeat(4_000)}`,
  '?q=\xff\xfe',
  "?q='%20or%201=1--",
] as const;

/** In the place of every id; an address without one goes on with it. */
function withId({ template }: Endpoint, target: string, id: string): string {
  return template.includes('{') ? template.replaceAll(/\{\w+\}/g, () => id) : `${target.split('?')[0] ?? ''}/${id}`;
}

/** Requests of those who may, to addresses that are none, or not quite. */
export function oddAddresses(
  endpoint: Endpoint,
  usual: fc.Arbitrary<Draft>,
  values: SchemaValues,
): fc.Arbitrary<Draft> {
  const [insider = 'nobody'] = insidersOf(endpoint);
  const randomCursor = fc.base64String({ maxLength: 300 }).map((text) => `?cursor=${encodeURIComponent(text)}`);
  const parameter = fc.constantFrom(
    'limit',
    'cursor',
    'status',
    'q',
    'sort',
    'cohort_id',
    'contact_email',
    'external_id',
    'verdict',
    'submitted_after',
  );
  const anyValue = fc
    .tuple(parameter, oddText)
    .map(([name, text]) => `?${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 9_000)}`);
  const search = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ODD_QUERIES) },
    { weight: 1, arbitrary: randomCursor },
    { weight: 2, arbitrary: anyValue },
    {
      weight: 1,
      arbitrary: fc
        .tuple(query(endpoint, insider, values), query(endpoint, insider, values))
        .map(([one, other]) => one + other.replace('?', '&')),
    },
  );
  const hasQuery = endpoint.parameters.some((each) => each.in === 'query');
  return fc
    .oneof(
      {
        weight: hasQuery ? 8 : 2,
        arbitrary: fc
          .tuple(usual, search)
          .map(([draft, odd]) => ({ ...draft, target: (draft.target.split('?')[0] ?? '') + odd })),
      },
      {
        weight: 4,
        arbitrary: fc
          .tuple(usual, fc.constantFrom(...ODD_IDS))
          .map(([draft, id]) => ({ ...draft, target: withId(endpoint, draft.target, id) })),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(usual, oddText).map(([draft, id]) => ({
          ...draft,
          target: withId(endpoint, draft.target, encodeURIComponent(id.toWellFormed()).slice(0, 6_000)),
        })),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(usual, fc.constantFrom(...CHANGES))
          .map(([draft, change]) => ({ ...draft, target: change(draft.target) })),
      },
      {
        weight: 3,
        arbitrary: fc.tuple(usual, fc.constantFrom(...METHODS)).map(([draft, method]) => ({ ...draft, method })),
      },
    )
    .map((draft) => ({ ...draft, target: latin1(draft.target).replaceAll('\xc3\xbf\xc3\xbe', '\xff\xfe') }));
}
