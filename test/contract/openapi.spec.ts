import { readFileSync } from 'node:fs';
import { type OpenAPIObject } from '@nestjs/swagger';
import { API_ERRORS, isErrorCode } from '../../src/common/errors/error-codes.js';
import { SCENARIOS } from '../../src/modules/sandbox/scenarios.js';
import { buildDocument } from '../../src/openapi/build-document.js';
import { NO_EXAMPLE } from '../../src/openapi/examples.js';
import { type Operation, operationsOf, responsesOf } from '../../src/openapi/operations.js';
import { DOCUMENT_FILES, type DocumentFile, partsOf } from '../../src/openapi/parts.js';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { DocumentValidator } from '../support/document-validator.js';
import { examplesOf, mediaOf, nameOf } from './documented-media.js';

interface SchemaPart {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
}

interface Report {
  readonly id: string;
  readonly submission_id: string;
  readonly clarity_score: number;
  readonly founder_fit_score: number;
  readonly idea_strength_score: number;
  readonly overall_score: number;
  readonly fit_dimensions: readonly { score: number; weight: number }[];
  readonly strength_criteria: readonly { score: number; weight: number }[];
}

let service: TestApp;
let document: OpenAPIObject;
let operations: Operation[];

beforeAll(async () => {
  service = await sharedTestApp('api');
  document = buildDocument(service.app);
  operations = operationsOf(document);
});

/** A part of the whole, as it is published. */
function partNamed(name: DocumentFile): OpenAPIObject {
  return partsOf(document)[name];
}

/** Where two documents differ, down to a single path or schema: a diff of all lines is nothing to read. */
function differences(one: unknown, other: unknown, at = '', depth = 3): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [at];
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => differences(left[key], right[key], `${at} ${key}`, depth - 1));
}

it.each(DOCUMENT_FILES)('%s is committed as it is generated (else: npm run openapi)', (file) => {
  const committed = readFileSync(file, 'utf8');
  const generated = `${JSON.stringify(partNamed(file), null, 2)}\n`;
  expect(differences(JSON.parse(committed), JSON.parse(generated))).toEqual([]);
  expect(generated).toBe(committed);
});

it('is the same when it is generated again', () => {
  expect(JSON.stringify(buildDocument(service.app))).toBe(JSON.stringify(document));
});

it('has the version of the package, which is the last of the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(document.info.version).toBe(version);
  expect(/^## (\d[^ ]*) - \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});

it('says of every operation what it is called, what it does and who may call it', () => {
  for (const operation of operations) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[a-z][A-Za-z]+$/) as string,
      summary: expect.stringMatching(/^[A-Z].+[^.]$/) as string,
      description: expect.stringMatching(/\.$/) as string,
      tags: [expect.any(String)],
      security: expect.any(Array) as unknown[],
    });
  }
  expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
});

it('documents every operation’s failures, and the request id of every answer', () => {
  for (const operation of operations) {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toContain('500');
    if (operation.tags?.includes('Operations') !== true) expect(statuses).toContain('503');
    if ((operation.security ?? []).length > 0) expect(statuses).toContain('401');
    if (operation.requestBody !== undefined) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    for (const [, response] of responsesOf(operation)) expect(response.headers).toHaveProperty('X-Request-Id');
  }
});

it('has an example of every request, every success and every error', () => {
  const bare = operations
    .flatMap(mediaOf)
    .filter(([, { example, examples: several = {} }]) => example === undefined && Object.keys(several).length === 0);
  expect(bare.map(([of]) => of)).toEqual([]);
  const unspoken = examplesOf(operations).filter(({ value }) => JSON.stringify(value).includes(NO_EXAMPLE));
  expect(unspoken.map(({ of }) => of)).toEqual([]);
});

it('has examples that keep to their own schemas', () => {
  const validator = new DocumentValidator(document);
  const wrong = examplesOf(operations).flatMap(({ of, value, schema }) => {
    const problem = validator.problem(schema, value);
    return problem === null ? [] : [`${of}: ${problem}`];
  });
  expect(wrong).toEqual([]);
  expect(examplesOf(operations).length).toBeGreaterThan(100);
});

it('has no example of a parameter that may be left out, which pages and collections would send along', () => {
  const filled = operations.flatMap((operation) =>
    (operation.parameters ?? []).flatMap((parameter) => {
      if (!('in' in parameter) || parameter.required === true) return [];
      const example: unknown = parameter.example ?? (parameter.schema as { example?: unknown } | undefined)?.example;
      return example === undefined ? [] : [`${nameOf(operation)} ${parameter.name}`];
    }),
  );
  expect(filled).toEqual([]);
});

it('takes the examples of errors from the table, under the status they have there', () => {
  const told = operations.flatMap(responsesOf).flatMap(([status, response]) =>
    Object.keys(response.content?.['application/json']?.examples ?? {})
      .filter(isErrorCode)
      .map((code) => ({ code, status })),
  );
  const numbered = told.filter(({ status }) => status !== 'default');
  expect(numbered.length).toBeGreaterThan(operations.length);
  expect(numbered).toEqual(numbered.map(({ code }) => ({ code, status: String(API_ERRORS[code].status) })));
});

describe('what partners read', () => {
  const schemasOf = (file: (typeof DOCUMENT_FILES)[number]): [string, SchemaPart][] =>
    Object.entries((partNamed(file).components?.schemas ?? {}) as Record<string, SchemaPart>);

  it('describes every schema (@ApiSchema({ description })), property and parameter', () => {
    const silent = schemasOf('openapi.json').flatMap(([name, { description, properties = {} }]) => [
      ...(description === undefined ? [name] : []),
      ...Object.entries(properties).flatMap(([property, inner]) =>
        inner.description === undefined ? [`${name}.${property}`] : [],
      ),
    ]);
    const parameters = operationsOf(partNamed('openapi.json')).flatMap((operation) =>
      (operation.parameters ?? []).flatMap((parameter) =>
        'description' in parameter ? [] : [`${nameOf(operation)} ${JSON.stringify(parameter)}`],
      ),
    );
    expect([...silent, ...parameters]).toEqual([]);
  });

  it('says no word twice in a row', () => {
    const texts = [...JSON.stringify(document).matchAll(/"(?:description|summary)":"((?:[^"\\]|\\.)*)"/g)];
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, text = '']) => /\b([a-z]+) \1\b/i.test(text))).toEqual([]);
  });

  it('says more of every operation than who may call it', () => {
    const bare = operationsOf(partNamed('openapi.json')).filter(
      ({ description = '' }) => description.split('\n\n').length < 2,
    );
    expect(bare.map(nameOf)).toEqual([]);
  });

  it('has none of the portal, and the portal has none of it', () => {
    const [partners, team] = [partNamed('openapi.json'), partNamed('openapi-portal.json')].map(({ paths }) =>
      Object.keys(paths),
    );
    expect(partners?.filter((path) => !/^\/(v1\/api\/|v1\/mcp$|health\/)/.test(path))).toEqual([]);
    expect([...(partners ?? []), ...(team ?? [])].sort()).toEqual(Object.keys(document.paths).sort());
    expect(JSON.stringify(partNamed('openapi.json'))).not.toContain('portal_session');
  });

  it('gives the codes of errors as a type, without those that only the team meets', () => {
    const schemas = Object.fromEntries(schemasOf('openapi.json'));
    expect(schemas['ErrorResponse']?.properties?.['code']).toMatchObject({ $ref: '#/components/schemas/ErrorCode' });
    expect(schemas['ErrorCode']?.enum).toEqual(expect.arrayContaining([...SCENARIOS]));
    expect(schemas['ErrorCode']?.enum).not.toContain('not_signed_in');
    expect(Object.fromEntries(schemasOf('openapi-portal.json'))['ErrorCode']?.enum).toEqual(Object.keys(API_ERRORS));
  });
});

it('names every enum, and no schema after a class', () => {
  const schemas = (document.components?.schemas ?? {}) as Record<string, SchemaPart>;
  expect(Object.keys(schemas).filter((name) => name.endsWith('Dto'))).toEqual([]);
  const named = Object.values(schemas).filter((schema) => schema.enum !== undefined);
  const everywhere = JSON.stringify(document, (key, value: unknown) => (/^examples?$/.test(key) ? undefined : value));
  const ofText = everywhere.match(/"enum":\["/g) ?? [];
  expect(ofText.length).toBe(named.length);
  expect(everywhere).not.toMatch(/"enum":\[[^\]]*null/);
});

it('speaks in each operation’s errors of fields that it has', () => {
  for (const operation of operations) {
    const own = fieldsOf(operation);
    for (const [, response] of responsesOf(operation).filter(([status]) => status === '400' || status === '422')) {
      const values = Object.values(response.content?.['application/json']?.examples ?? {}) as {
        value: { invalid_fields?: string[] };
      }[];
      const named = values.flatMap(({ value }) => value.invalid_fields ?? []).map((path) => path.split(/[.[]/)[0]);
      expect({ operation: nameOf(operation), foreign: named.filter((field) => !own.has(field ?? '')) }).toEqual({
        operation: nameOf(operation),
        foreign: [],
      });
    }
  }
});

/** What of a request can be named in an error: properties of its body, and parameters. */
function fieldsOf({ requestBody, parameters = [] }: Operation): Set<string> {
  const schema =
    requestBody !== undefined && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
  const name = schema !== undefined && '$ref' in schema ? (schema.$ref.split('/').at(-1) ?? '') : '';
  const { properties = {} } = ((document.components?.schemas ?? {})[name] ?? {}) as SchemaPart;
  return new Set([
    ...Object.keys(properties),
    ...parameters.flatMap((parameter) => ('name' in parameter ? [parameter.name] : [])),
  ]);
}

it('shows a report whose parts add up, and another id for each thing', () => {
  const report = examplesOf(operations).find(({ of }) => of === 'getInsights 200')?.value as Report;
  const sum = (parts: readonly { score: number; weight: number }[]): number =>
    parts.reduce((total, { score, weight }) => total + score * weight, 0);
  expect(Math.round(sum(report.fit_dimensions))).toBe(report.founder_fit_score);
  expect(Math.round(sum(report.strength_criteria)) / 10).toBe(report.idea_strength_score);
  expect(0.3 * report.clarity_score + 0.4 * report.founder_fit_score + 3 * report.idea_strength_score).toBeCloseTo(
    report.overall_score,
    1,
  );
  const submission = examplesOf(operations).find(({ of }) => of === 'getApplication 200')?.value as Record<
    string,
    string
  >;
  const ids = [report.id, submission['id'], submission['cohort_id'], submission['schema_id']];
  expect(new Set(ids).size).toBe(ids.length);
  expect(report.submission_id).toBe(submission['id']);
});
