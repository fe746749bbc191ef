import fc from 'fast-check';
import { type Endpoint } from '../endpoints.js';
import { type Draft, latin1 } from '../plan.js';
import { type SchemaValues } from '../values/from-schema.js';
import { RawJson, toJson } from '../values/json.js';
import { mutated } from '../values/mutations.js';
import { JSON_TYPE } from './well-formed.js';

const MEBIBYTE = 1024 * 1024;

/** JSON that is none, or no object, and objects about as large as a body may be. */
const WHOLE_BODIES = [
  '',
  ' ',
  '{',
  '}',
  '{}',
  '[]',
  'null',
  'true',
  '"x"',
  '0',
  '1e400',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":01}',
  '{"a":NaN}',
  '{}{}',
  '{} x',
  '//x\n{}',
  '{"a":"\t"}',
  '{"a":"\n"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12"}',
  '{"":""}',
  '\u00a0{}',
  '{"__proto__":{"a":1}}',
] as const;

const sized = fc.constantFrom(-1, 0, 1, 1_000, 200_000).map((more) => `{"a":"${'x'.repeat(MEBIBYTE + more - 8)}"}`);

const manyKeys = fc
  .constantFrom(1_000, 60_000)
  .map((count) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`);

const longList = fc
  .constantFrom('0', '{}', '""', '{"key":"a","value":"b"}', '[]')
  .chain((item) => fc.constantFrom('answers', 'fields', 'scopes', 'options').map((name) => listOf(name, item)));

/** Beside the ids that let the request come as far as the list. */
function listOf(name: string, item: string): string {
  const items = new RawJson(`[${Array.from({ length: 30_000 }, () => item).join(',')}]`);
  return toJson({
    cohort_id: '@@cohort.open@@',
    contact_email: 'a@example.com',
    name: 'x',
    environment: 'test',
    [name]: items,
  });
}

/** Bodies with something wrong; where none is documented, one that nobody asked for. */
export function oddBodies(endpoint: Endpoint, usual: fc.Arbitrary<Draft>, values: SchemaValues): fc.Arbitrary<Draft> {
  const right = endpoint.body === null ? fc.constant({}) : values.of(endpoint.body);
  const text = fc.oneof(
    { weight: 30, arbitrary: mutated(right).map(toJson) },
    { weight: 4, arbitrary: fc.constantFrom(...WHOLE_BODIES) },
    { weight: 1, arbitrary: sized },
    { weight: 1, arbitrary: manyKeys },
    { weight: 1, arbitrary: longList },
  );
  return fc.tuple(usual, text).map(([draft, odd]) => ({
    ...draft,
    headers: draft.headers.includes(JSON_TYPE) ? draft.headers : [...draft.headers, JSON_TYPE],
    body: latin1(odd),
  }));
}
