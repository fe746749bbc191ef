import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_FILES } from '../../src/openapi/parts.js';

interface Finding {
  readonly code: string;
}

type Part = Record<string, unknown>;

/** Runs the linter as `npm run lint:api` does, which finds nothing in the committed documents, or CI fails. */
async function lint(...files: string[]): Promise<string[]> {
  const cli = 'checks/node_modules/@stoplight/spectral-cli/dist/index.js';
  const args = [cli, 'lint', ...files, '--ruleset', 'checks/ruleset.yaml', '--format', 'json', '--quiet'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_, stdout) => {
      resolve(stdout);
    });
  });
  const findings = JSON.parse(output) as Finding[];
  return [...new Set(findings.map(({ code }) => code))].sort();
}

/** A part of the document by its keys. */
function part(document: unknown, ...keys: string[]): Part {
  return keys.reduce((node, key) => (node as Record<string, unknown>)[key], document) as Part;
}

function operation(document: unknown, path: string, method = 'get'): Part {
  return part(document, 'paths', path, method);
}

/** What each rule is there to find, done to the document. */
const MISTAKES: Record<string, (document: unknown) => unknown> = {
  'api1-ids-cannot-be-guessed': (d) =>
    (part(d, 'components', 'schemas', 'Submission', 'properties', 'cohort_id')['type'] = 'integer'),
  'api2-credentials-stay-out-of-urls': (d) => (parameter(d, 0)['name'] = 'access_token'),
  'api2-every-operation-says-who-may-call-it': (d) => delete operation(d, '/v1/api/me')['security'],
  'api2-http-authentication-is-bearer': (d) =>
    (part(d, 'components', 'securitySchemes')['basic'] = { type: 'http', scheme: 'basic' }),
  'api2-only-known-paths-are-open': (d) => (operation(d, '/v1/api/balance')['security'] = []),
  'api2-schemes-stay-out-of-urls': (d) => (part(d, 'components', 'securitySchemes', 'portal_session')['in'] = 'query'),
  'api3-open-objects-are-bounded': (d) => (part(d, 'components', 'schemas', 'Me')['additionalProperties'] = true),
  'api4-answers-show-the-rate-limit': (d) =>
    delete part(d, 'paths', '/v1/api/balance', 'get', 'responses', '200', 'headers')['RateLimit-Policy'],
  'api4-arrays-are-bounded': (d) => delete part(d, 'components', 'schemas', 'Me', 'properties', 'scopes')['maxItems'],
  'api4-integers-have-a-size': (d) =>
    delete part(d, 'components', 'schemas', 'Balance', 'properties', 'balance')['format'],
  'api4-limited-callers-learn-when-to-return': (d) =>
    (part(d, 'paths', '/v1/api/programs', 'get', 'responses')['429'] = { description: 'Too many', headers: {} }),
  'api4-limited-operations-say-so': (d) => delete part(d, 'paths', '/v1/api/me', 'get', 'responses')['429'],
  'api4-numbers-are-bounded': (d) =>
    delete part(d, 'components', 'schemas', 'Balance', 'properties', 'balance')['maximum'],
  'api4-strings-are-bounded': (d) =>
    delete part(d, 'components', 'schemas', 'Submission', 'properties', 'founder_name')['maxLength'],
  'api5-the-api-takes-keys-alone': (d) => (operation(d, '/v1/api/programs')['security'] = [{ portal_session: [] }]),
  'api5-the-team-signs-in-itself': (d) => (operation(d, '/v1/portal/cohorts')['security'] = [{ api_key: [] }]),
  'api7-no-parameter-steers-the-server': (d) => (parameter(d, 1)['name'] = 'callback_url'),
  'api8-bad-input-is-documented': (d) => delete part(d, 'paths', '/v1/api/schema', 'post', 'responses')['413'],
  'api8-errors-have-one-shape': (d) => delete part(d, 'paths', '/v1/api/schema', 'post', 'responses', '404')['content'],
  'api8-failures-are-documented': (d) => delete part(d, 'paths', '/v1/api/schema', 'get', 'responses')['500'],
  'api8-refusals-are-documented': (d) => delete part(d, 'paths', '/v1/api/schema', 'get', 'responses')['401'],
  'api8-other-origins-are-refused-in-writing': (d) =>
    delete part(d, 'paths', '/v1/portal/cohorts', 'post', 'responses')['403'],
  'api8-servers-use-tls': (d) => (part(d, 'servers', '0')['url'] = 'http://intake.example.org'),
  'api9-every-exchange-can-be-found-again': (d) =>
    delete part(d, 'paths', '/v1/api/schema', 'post', 'responses', '422')['headers'],
  'api9-servers-are-described': (d) => delete part(d, 'servers', '0')['description'],
};

function parameter(document: unknown, index: number): Part {
  return part(document, 'paths', '/v1/api/applications', 'get', 'parameters', String(index));
}

/** What can only go wrong where people sign in. */
const OF_THE_PORTAL = new Set([
  'api2-schemes-stay-out-of-urls',
  'api5-the-team-signs-in-itself',
  'api8-other-origins-are-refused-in-writing',
]);

/** The operations in which the mistakes are made. */
const PATHS = ['me', 'balance', 'programs', 'schema', 'applications'].map((name) => `/v1/api/${name}`);
const PORTAL_PATHS = ['/v1/portal/cohorts'];

/** The document as far as the mistakes reach, and without examples: to check all of it takes twenty times as long. */
function excerpt(name: string): Part {
  const document = JSON.parse(readFileSync(name, 'utf8'), (key, value: unknown) =>
    /^examples?$/.test(key) ? undefined : value,
  ) as Part;
  const kept = [...PATHS, ...PORTAL_PATHS].filter((path) => path in part(document, 'paths'));
  const paths = Object.fromEntries(kept.map((path) => [path, part(document, 'paths', path)]));
  const components: Record<string, Part> = { securitySchemes: part(document, 'components', 'securitySchemes') };
  const keepWhatIsNamed = (node: unknown): void => {
    for (const [, kind = '', item = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
      const ofKind = (components[kind] ??= {});
      if (item in ofKind) continue;
      ofKind[item] = part(document, 'components', kind, item);
      keepWhatIsNamed(ofKind[item]);
    }
  };
  keepWhatIsNamed(paths);
  return { ...document, paths, components, webhooks: undefined };
}

/** A program of its own, that takes seconds on a quiet machine. */
const LINT_MS = 120_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'intake-lint-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it(
  'finds every mistake that a rule is there for',
  async () => {
    const documents = DOCUMENT_FILES.map((name) => [join(folder, name), excerpt(name)] as const);
    for (const [rule, make] of Object.entries(MISTAKES)) {
      const [, document] = documents[OF_THE_PORTAL.has(rule) ? 1 : 0] ?? [];
      make(document);
    }
    for (const [file, document] of documents) writeFileSync(file, JSON.stringify(document));
    expect(await lint(...documents.map(([file]) => file))).toEqual(expect.arrayContaining(Object.keys(MISTAKES)));
  },
  LINT_MS,
);

it('gives every rule a mistake here, or a waiver with its reason', () => {
  const rules = readFileSync('checks/api-security.yaml', 'utf8').match(/^ {2}api\d-[\w-]+/gm) ?? [];
  const waivers = readFileSync('checks/ruleset.yaml', 'utf8').match(/^ {2}[\w-]+(?=: off$)/gm) ?? [];
  const covered = [...Object.keys(MISTAKES), ...waivers.map((name) => name.trim())];
  expect(rules.map((name) => name.trim()).filter((name) => !covered.includes(name))).toEqual([]);
});
