import fc from 'fast-check';
import { nested, RawJson, RepeatedKey, toJson } from './json.js';
import { oddText } from './texts.js';

/**
 * Twice the largest body that is read. What is deep and repeated came to 160 MB, and the time to think it up was taken
 * from the service, which is in the same process.
 */
const LONGEST = 8 * 1024 * 1024;

type Mutable = Record<string | number, unknown>;

interface Mutation {
  /** Which of all places in the body, counted round. */
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'extra' | 'repeat' | 'wrap' | 'twice' | 'rename';
  readonly odd: unknown;
  readonly name: string;
  readonly times: number;
}

const NUMBERS = [
  '1e400',
  '-1e400',
  '-0',
  '9007199254740993',
  '1.5',
  '1e-400',
  '-1',
  '0',
  '2147483648',
  '1E2',
  '0.1',
  '1e21',
].map((text) => new RawJson(text));

const IDS = [
  '@@cohort.open@@',
  '@@cohort.foreign@@',
  '@@cohort.closed@@',
  '@@schema.own@@',
  '@@schema.foreign@@',
  '@@id.unknown@@',
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1 }, ['a'], { 0: 'a' }),
  },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...IDS, ...IDS.map((id) => `${id.slice(0, -2)}|upper@@`)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      ...[13, 14, 15, 16, 17, 40_000].flatMap((n) => [nested(n, 'array'), nested(n, 'object')]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      ...['\\ud800', '\\udfff', '\\u0000', 'a\\ud83d', '\\ud83d\\ude00'].map((escape) => new RawJson(`"${escape}"`)),
    ),
  },
);

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  'hasOwnProperty',
  'id',
  'organisation_id',
  'status',
  '',
  ' ',
  'schemaId',
  '\u0000',
  '\ud800',
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'extra', 'repeat', 'wrap', 'twice', 'rename'),
  odd: oddValue,
  name: fc.oneof(fc.constantFrom(...NAMES), oddText),
  times: fc.constantFrom(2, 99, 100, 101, 199, 200, 201, 1_001),
});

/** Bodies with one to three things wrong, if wrong they are: some do no harm. */
export function mutated(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(body, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([value, mutations]) => {
    const root: Mutable = { body: structuredClone(value) };
    for (const each of mutations) mutate(root, each);
    return root['body'];
  });
}

function mutate(root: Mutable, { at, how, name, times, ...rest }: Mutation): void {
  // What is put in may be changed by the next mutation, and is still somebody else's.
  const odd = rest.odd instanceof RawJson ? rest.odd : structuredClone(rest.odd);
  const places = placesIn(root);
  const [parent, key] = places[at % places.length] ?? [root, 'body'];
  const value = parent[key];
  if (how === 'replace') parent[key] = odd;
  else if (how === 'wrap') parent[key] = at % 2 === 0 ? [value] : { [String(key)]: value };
  else if (how === 'extra') addTo(value, name, odd, parent);
  else if (how === 'repeat') parent[key] = Array.isArray(value) ? repeated(value, times) : odd;
  else if (how === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (how === 'remove') parent[key] = undefined;
  else if (how === 'rename') define(parent, name, value);
  else if (typeof value === 'object' && value !== null) parent[key] = namedTwice(value, odd);
}

/** Every place of the body that holds something, the body itself first. */
function placesIn(root: object, depth = 0): [parent: Mutable, key: string | number][] {
  if (root instanceof RawJson || root instanceof RepeatedKey || depth > 20) return [];
  return Object.entries(root).flatMap(([key, value]: [string, unknown]): [Mutable, string | number][] => [
    [root as Mutable, Array.isArray(root) ? Number(key) : key],
    ...(typeof value === 'object' && value !== null ? placesIn(value, depth + 1) : []),
  ]);
}

function addTo(value: unknown, name: string, odd: unknown, parent: Mutable): void {
  if (Array.isArray(value)) value.push(odd);
  else define(typeof value === 'object' && value !== null && !(value instanceof RawJson) ? value : parent, name, odd);
}

/** An own property even where the name is `__proto__`. */
function define(object: object, name: string, value: unknown): void {
  if (Array.isArray(object)) object.push(value);
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function repeated(items: readonly unknown[], times: number): unknown[] {
  const rounds = Math.ceil(LONGEST / toJson(items).length);
  const length = Math.min(times, rounds * Math.max(1, items.length));
  return Array.from({ length }, (_, index) => items[index % Math.max(1, items.length)] ?? null);
}

function namedTwice(value: object, odd: unknown): unknown {
  const [first] = Object.keys(value);
  if (Array.isArray(value) || value instanceof RawJson || first === undefined) return odd;
  return new RepeatedKey(value, first, odd);
}
