import fc from 'fast-check';
import { insidersOf } from '../callers.js';
import { type Endpoint } from '../endpoints.js';
import { type Draft, latin1 } from '../plan.js';
import { type SchemaValues } from '../values/from-schema.js';
import { METHODS, ODD_IDS, ODD_QUERIES } from '../values/addresses.js';
import { oddText } from '../values/texts.js';
import { query } from './well-formed.js';

/** What is made of a whole address. */
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
