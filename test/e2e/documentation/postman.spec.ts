import { readFileSync } from 'node:fs';
import { type OpenAPIObject } from '@nestjs/swagger';
import { addressedOperations } from '../../../src/openapi/texts/operation-text.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

interface Parameter {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly header: readonly Parameter[];
    readonly url: { readonly raw: string; readonly query?: readonly Parameter[] };
    readonly body?: { readonly raw: string };
    readonly auth?: { readonly type: string };
  };
}

interface Collection {
  readonly variable: readonly { readonly key: string }[];
  readonly item: readonly { readonly item: readonly Item[] }[];
}

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
const documented = addressedOperations(document).map(({ method, path, operation }) => ({
  operation,
  request: `${method} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, '{{$1}}')}`,
}));

const titleOf = ({ request: { method, url } }: Item): string => `${method} ${url.raw}`;
const items = (collection: Collection): Item[] => collection.item.flatMap((folder) => folder.item);

let service: TestApp;
let world: World;
let collection: Collection;
let variables: Record<string, string>;
/** A live key that may change cohorts and keys. */
let managingKey: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  ({ body: collection } = await new ApiClient(service.baseUrl).get<Collection>('/docs/postman.json'));
  managingKey = (await world.key()).key;
  const cohort = await world.cohort();
  const fields = [{ label: 'What problem are you solving?' }, { label: 'What traction do you have so far?' }];
  const schema = await world.test.post('/v1/api/schema', { cohort_id: cohort.id, fields });
  const record = await submitAndWait(world.test, application(cohort.id));
  variables = {
    baseUrl: service.baseUrl,
    apiKey: world.keys.test,
    cohort_id: cohort.id,
    schema_id: String(schema.body['schema_id']),
    submission_id: String(record['id']),
  };
});

/** As Postman fills variables in. What changes or ends what it is about has that to itself. */
async function filledFor(name: string): Promise<(text: string) => string> {
  const own = { ...variables };
  const operation = documented.find(({ request }) => request === name)?.operation;
  if (operation?.['x-required-scopes']?.includes('programs:write') === true) {
    own['apiKey'] = managingKey;
    own['cohort_id'] = (await world.cohort({ status: 'draft' })).id;
    own['api_key_id'] = (await world.key()).id;
  }
  if (name.endsWith('/withdraw'))
    own['submission_id'] = String((await submitAndWait(world.test, application(own['cohort_id'] ?? '')))['id']);
  return (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, variable: string) => own[variable] ?? whole);
}

it('has a request for each operation, and variables for all that it leaves open', () => {
  expect(items(collection).map(titleOf).sort()).toEqual(documented.map(({ request }) => request).sort());
  expect(collection.variable.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(variables)));
});

it('has requests that are answered 2xx as they stand, once the variables are set', async () => {
  const outcomes: [name: string, isAnswered: boolean, text: string][] = [];
  for (const item of items(collection)) {
    const { method, url, header, body, auth } = item.request;
    const filled = await filledFor(titleOf(item));
    const sent = header.filter(({ disabled }) => disabled !== true).map(({ key, value }) => [key.toLowerCase(), value]);
    expect((url.query ?? []).every(({ disabled }) => disabled === true)).toBe(true);
    const client = new ApiClient('', auth?.type === 'noauth' ? undefined : filled('{{apiKey}}'));
    const { status, text } = await client.send(method, filled(url.raw), undefined, {
      headers: Object.fromEntries(sent) as Record<string, string>,
      ...(body !== undefined && { raw: filled(body.raw) }),
    });
    outcomes.push([item.name, status >= 200 && status < 300, status < 300 ? '' : text]);
  }
  expect(outcomes).toEqual(outcomes.map(([name]) => [name, true, '']));
  expect(outcomes).toHaveLength(documented.length);
});
