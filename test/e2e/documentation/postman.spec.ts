import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenAPIObject } from '@nestjs/swagger';
import { addressedOperations } from '../../../src/openapi/texts/operation-text.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { run } from '../../support/programs.js';
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

const items = (collection: Collection): Item[] => collection.item.flatMap((folder) => folder.item);

/** What needs a key, a cohort or a submission of its own, which is then no more what it was; their own specs send these. */
const CHANGES_WHAT_IT_IS_ABOUT = /\/(keys|form|settings|status|withdraw)\b|^POST \S+\/programs$/;

let service: TestApp;
let world: World;
let served: string;
let collection: Collection;
let variables: Record<string, string>;
let folder: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  folder = mkdtempSync(join(tmpdir(), 'intake-postman-'));
  served = (await new ApiClient(service.baseUrl).get('/docs/postman.json')).text;
  collection = JSON.parse(served) as Collection;
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

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** As Postman fills variables in. */
function filled(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole);
}

it('is made of the present document', async () => {
  const file = join(folder, 'postman.json');
  const { code, complaints } = await run(process.execPath, ['scripts/postman.mjs', file], {});
  expect([code, complaints]).toEqual([0, '']);
  expect(served).toBe(readFileSync(file, 'utf8'));
});

it('has a request for each operation, and variables for all that it leaves open', () => {
  const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
  const documented = addressedOperations(document).map(
    ({ method, path }) => `${method} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, '{{$1}}')}`,
  );
  const requests = items(collection).map(({ request: { method, url } }) => `${method} ${url.raw}`);
  expect(requests.sort()).toEqual(documented.sort());
  expect(collection.variable.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(variables)));
});

it('has requests that are answered 2xx as they stand, once the variables are set', async () => {
  const outcomes: [name: string, isAnswered: boolean, text: string][] = [];
  const sendable = items(collection).filter(
    ({ request: { method, url } }) => !CHANGES_WHAT_IT_IS_ABOUT.test(`${method} ${url.raw}`),
  );
  for (const { name, request } of sendable) {
    const { method, url, header, body, auth } = request;
    const sent = header.filter(({ disabled }) => disabled !== true).map(({ key, value }) => [key.toLowerCase(), value]);
    expect((url.query ?? []).every(({ disabled }) => disabled === true)).toBe(true);
    const client = new ApiClient('', auth?.type === 'noauth' ? undefined : variables['apiKey']);
    const { status, text } = await client.send(method, filled(url.raw), undefined, {
      headers: Object.fromEntries(sent) as Record<string, string>,
      ...(body !== undefined && { raw: filled(body.raw) }),
    });
    outcomes.push([name, status >= 200 && status < 300, status < 300 ? '' : text]);
  }
  expect(outcomes).toEqual(outcomes.map(([name]) => [name, true, '']));
  expect(outcomes.length).toBeGreaterThan(15);
});
