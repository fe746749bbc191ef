import { breakingChanges, type ReleasedDocument, type ReleasedOperation } from './breaking-changes.js';
import { promisedPart } from './promised-part.js';
import { type Schema } from './schema-shape.js';

const PATH = '/v1/api/things';

/** A document of one operation that takes and gives these. */
function documentOf(
  { sent = {}, received = {}, ...operation }: { sent?: Schema; received?: Schema } & Partial<ReleasedOperation>,
  schemas: Record<string, Schema> = {},
): ReleasedDocument {
  const content = (schema: Schema): Record<string, { schema: Schema }> => ({ 'application/json': { schema } });
  const post = {
    requestBody: { content: content(sent) },
    responses: { 200: { headers: { ETag: {} }, content: content(received) }, 404: {} },
    ...operation,
  };
  return { info: { version: '1.0.0' }, paths: { [PATH]: { post } }, components: { schemas } };
}

const sent = (before: Schema, after: Schema): string[] =>
  breakingChanges(documentOf({ sent: before }), documentOf({ sent: after }));
const received = (before: Schema, after: Schema): string[] =>
  breakingChanges(documentOf({ received: before }), documentOf({ received: after }));
const query = (schema: Schema, required = false): Partial<ReleasedOperation> => ({
  parameters: [{ name: 'limit', in: 'query', required, schema }],
});
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('of an operation', () => {
  const one = documentOf({});
  it.each<[string, ReleasedDocument, string]>([
    ['a path', { ...one, paths: {} }, `POST ${PATH} is gone`],
    ['a method', { ...one, paths: { [PATH]: {} } }, `POST ${PATH} is gone`],
    [
      'a status',
      documentOf({ responses: { 200: { headers: { ETag: {} }, content: { 'application/json': {} } } } }),
      `POST ${PATH} 404 is gone`,
    ],
    [
      'a header',
      documentOf({ responses: { 200: { content: { 'application/json': {} } }, 404: {} } }),
      `POST ${PATH} 200: the header ETag is gone`,
    ],
    [
      'a media type',
      documentOf({ responses: { 200: { headers: { ETag: {} }, content: {} }, 404: {} } }),
      `POST ${PATH} 200: application/json is gone`,
    ],
  ])('%s that is gone is told', (_, later, change) => {
    expect(breakingChanges(one, later)).toEqual([change]);
  });

  it.each<[string, Partial<ReleasedOperation>, Partial<ReleasedOperation>, string]>([
    ['a parameter that is gone', query({}), {}, 'query limit is gone'],
    ['a new parameter that is required', {}, query({}, true), 'query limit is required'],
    ['a parameter that becomes required', query({}), query({}, true), 'query limit is required'],
    [
      'a parameter of a tighter bound',
      query({ maximum: 100 }),
      query({ maximum: 50 }),
      'query limit: maximum is tighter',
    ],
    [
      'a body that becomes required',
      {},
      { requestBody: { required: true, content: { 'application/json': {} } } },
      'a body is required',
    ],
  ])('%s is told', (_, before, after, change) => {
    expect(breakingChanges(documentOf(before), documentOf(after))).toEqual([`POST ${PATH}: ${change}`]);
  });

  it('a scope that was not needed is told', () => {
    expect(breakingChanges(documentOf({}), documentOf({ 'x-required-scopes': ['read'] }))).toEqual([
      `POST ${PATH} needs the scope read`,
    ]);
  });

  it('what is added is not told', () => {
    const later = documentOf({ ...query({}), responses: { ...one.paths[PATH]?.['post']?.responses, 409: {} } });
    expect(breakingChanges(one, { ...later, paths: { ...later.paths, '/v1/api/more': {} } })).toEqual([]);
  });
});

describe('of what is sent', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a field that is gone', object({ a: {} }), object({}), '.a is gone'],
    ['a field that becomes required', object({ a: {} }), object({ a: {} }, ['a']), ': a is required'],
    ['a new field that is required', object({}), object({ a: {} }, ['a']), ': a is required'],
    [
      'a type that is not taken any more',
      { type: ['string', 'null'] },
      { type: 'string' },
      ': null is not taken any more',
    ],
    ['a number that must be an integer', { type: 'number' }, { type: 'integer' }, ': number is not taken any more'],
    [
      'a value that is not taken any more',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      ': the value "b" is not taken any more',
    ],
    ['values instead of any', { type: 'string' }, { type: 'string', enum: ['a'] }, ': only certain values are taken'],
    ['an upper bound that is lower', { maxLength: 9 }, { maxLength: 8 }, ': maxLength is tighter'],
    ['a lower bound that is higher', { minItems: 0 }, { minItems: 1 }, ': minItems is tighter'],
    ['a bound where there was none', {}, { maximum: 1 }, ': maximum is tighter'],
    [
      'a word that was listed and is too long now',
      { enum: ['a', 'bcd'] },
      { type: 'string', maxLength: 2 },
      ': maxLength is tighter',
    ],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, ': pattern is another'],
    ['a format where there was none', {}, { format: 'uuid' }, ': format is another'],
    [
      'fields that are refused when unknown',
      object({}),
      { ...object({}), additionalProperties: false },
      ': unknown fields are refused',
    ],
    ['a change within a list', { items: { maxLength: 9 } }, { items: { maxLength: 8 } }, '[]: maxLength is tighter'],
    [
      'an alternative that is gone',
      { oneOf: [{ type: 'string' }, { type: 'array' }] },
      { type: 'string' },
      ' has other alternatives',
    ],
  ])('%s is told', (_, before, after, change) => {
    expect(sent(before, after)).toContain(`POST ${PATH} body${change}`);
  });

  it.each<[string, Schema, Schema]>([
    ['a new field', object({}), object({ a: { type: 'string' } })],
    ['a field that may be left out now', object({ a: {} }, ['a']), object({ a: {} })],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a further type', { type: 'integer' }, { type: ['number', 'null'] }],
    [
      'any word as long as those that were listed',
      { type: 'string', enum: ['a', 'bcd'] },
      { type: 'string', maxLength: 3 },
    ],
    ['a wider bound', { maxLength: 8, minimum: 1 }, { maxLength: 9, minimum: 0 }],
  ])('%s is not', (_, before, after) => {
    expect(sent(before, after)).toEqual([]);
  });
});

describe('of what is received', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a field that is gone', object({ a: {} }), object({}), '.a is gone'],
    ['a field that may be left out now', object({ a: {} }, ['a']), object({ a: {} }), ': a may be left out now'],
    ['a field that may be null now', { type: 'string' }, { type: ['string', 'null'] }, ': may be null now'],
    ['another type', { type: 'integer' }, { type: 'number' }, ': may be number now'],
    ['any value instead of a few', { type: 'string', enum: ['a'] }, { type: 'string' }, ': may be any value now'],
    ['another format', { format: 'uuid' }, {}, ': format is another'],
  ])('%s is told', (_, before, after, change) => {
    expect(received(before, after)).toContain(`POST ${PATH} 200${change}`);
  });

  it.each<[string, Schema, Schema]>([
    ['a new field', object({}), object({ a: {} }, ['a'])],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a value that stood in a list by itself', { enum: ['a'] }, { const: 'a' }],
    ['a list of values where a pattern was', { pattern: '^[a-z]+$' }, { enum: ['a'] }],
    ['a value that does not come any more', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['a higher limit', { maxItems: 1 }, { maxItems: 2 }],
    ['a field that is never null any more', { type: ['string', 'null'] }, { type: 'string' }],
  ])('%s is not', (_, before, after) => {
    expect(received(before, after)).toEqual([]);
  });
});

it('goes by structure, whatever schemas are called and however they are put together', () => {
  const before = documentOf(
    { received: { $ref: '#/components/schemas/ThingDto' } },
    {
      ThingDto: object({ id: { type: 'string' }, kind: { type: ['string', 'null'], enum: ['a', null] } }, [
        'id',
        'kind',
      ]),
    },
  );
  const after = documentOf(
    {
      received: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          object({ kind: { anyOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] } }, ['kind']),
        ],
      },
    },
    {
      Base: object({ id: { type: 'string' } }, ['id']),
      Kind: { type: 'string', enum: ['a', 'b'] },
    },
  );
  expect(breakingChanges(before, after)).toEqual([]);
});

it('tells of a named schema once, where it is met first', () => {
  const both = object({ one: { $ref: '#/components/schemas/Part' }, two: { $ref: '#/components/schemas/Part' } });
  const before = documentOf({ received: both }, { Part: object({ a: {} }) });
  expect(breakingChanges(before, documentOf({ received: both }, { Part: object({}) }))).toEqual([
    `POST ${PATH} 200.one.a is gone`,
  ]);
});

it('ends with a schema that is within itself', () => {
  const tree = documentOf(
    { received: { $ref: '#/components/schemas/Tree' } },
    { Tree: object({ child: { $ref: '#/components/schemas/Tree' } }) },
  );
  expect(breakingChanges(tree, tree)).toEqual([]);
});

it('promises the public API alone, and no words', () => {
  const { paths, ...rest } = documentOf(
    { received: { $ref: '#/components/schemas/Thing' } },
    {
      Thing: {
        ...object({
          description: { type: 'string', description: 'Words.' },
          tags: { $ref: '#/components/schemas/Tag' },
        }),
        description: 'Words.',
      },
      Tag: { type: 'string' },
      Unused: {},
    },
  );
  const promised = promisedPart({ ...rest, paths: { ...paths, '/v1/portal/things': {} } });
  expect(Object.keys(promised.paths)).toEqual([PATH]);
  expect(promised.components.schemas).toEqual({
    Thing: object({ description: { type: 'string' }, tags: { $ref: '#/components/schemas/Tag' } }),
    Tag: { type: 'string' },
  });
});
