import { exampleId } from '../../../src/common/openapi/example-ids.js';
import { buildDocument } from '../../../src/openapi/build-document.js';
import { isForKeys, METHODS, type Operation } from '../../../src/openapi/operations.js';
import { type CodeSample, SAMPLES_KEYWORD } from '../../../src/openapi/samples/add-samples.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { validatorOf } from '../../support/document-validator.js';
import { run } from '../../support/programs.js';
import { application, submitAndWait, World } from '../../support/world.js';

/** Stands between the answers of one program: to start one for each sample would take longer than all that they do. */
const NEXT = '-- next --';

/** Runs samples one after the other, each as if it were alone, and ends with the first that fails. */
const LANGUAGES: Readonly<Record<string, (sources: readonly string[]) => [program: string, args: string[]]>> = {
  curl: (sources) => ['sh', ['-ec', sources.map((source) => `(${source}\n)\necho; echo '${NEXT}'\n`).join('')]],
  JavaScript: (sources) => [
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `for (const source of ${JSON.stringify(sources)}) {
        await import('data:text/javascript,' + encodeURIComponent(source));
        console.log('${NEXT}');
      }`,
    ],
  ],
  Python: (sources) => [
    'python3',
    ['-c', `for source in ${JSON.stringify(sources)}:\n    exec(source, {})\n    print('${NEXT}', flush=True)`],
  ],
};

interface Sampled {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation & { readonly [SAMPLES_KEYWORD]?: readonly CodeSample[] };
}

let service: TestApp;
let world: World;
/** A live key that may do everything. */
let managing: string;
let operations: Sampled[];
/** What the ids of the examples stand for. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  managing = (await world.key()).key;
  const { id: cohort } = await world.cohort();
  const fields = [{ label: 'What problem are you solving?' }, { label: 'What traction do you have so far?' }];
  const schema = await world.test.post('/v1/api/schema', { cohort_id: cohort, fields });
  const record = await submitAndWait(world.test, application(cohort));
  ids = { cohort, schema: String(schema.body['schema_id']), submission: String(record['id']) };
  operations = Object.entries(buildDocument(service.app).paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation !== undefined && isForKeys(operation) ? [{ method, path, operation }] : [];
    }),
  );
});

/** Those that change cohorts and keys, which takes a live key. */
const manages = ({ operation }: Sampled): boolean =>
  operation['x-required-scopes']?.includes('programs:write') === true;

/** With ids of somebody's: those in the examples are nobody's. What manages gets a cohort and a key to itself. */
async function sampleOf(sampled: Sampled, language: string): Promise<string> {
  const { source } = sampled.operation[SAMPLES_KEYWORD]?.find(({ label }) => label === language) ?? { source: '' };
  const own = manages(sampled)
    ? { cohort: (await world.cohort({ status: 'draft' })).id, api_key: (await world.key()).id }
    : {};
  return Object.entries({ ...ids, ...own }).reduce((text, [kind, id]) => text.replaceAll(exampleId(kind), id), source);
}

/** The answers of all that have one, in their order. @throws with the sample that failed */
async function runAll(sampled: readonly Sampled[], language: string, key: string): Promise<string[]> {
  const sources = await Promise.all(sampled.map((one) => sampleOf(one, language)));
  const [program, args] = LANGUAGES[language]?.(sources) ?? ['false', []];
  const { code, output, complaints } = await run(program, args, {
    INTAKE_BASE_URL: service.baseUrl,
    INTAKE_API_KEY: key,
  });
  const answers = output.split(NEXT).slice(0, -1);
  if (code !== 0) throw new Error(`${sources[answers.length] ?? ''}\n${output}\n${complaints}`);
  return answers;
}

it('every operation that a key opens has a sample in each language', () => {
  expect(operations.length).toBeGreaterThan(15);
  for (const { operation } of operations)
    expect(operation[SAMPLES_KEYWORD]?.map(({ label }) => label)).toEqual(Object.keys(LANGUAGES));
});

it.each(Object.keys(LANGUAGES))(
  'every sample in %s runs as it stands and gets the documented answer',
  async (language) => {
    for (const [key, group] of [
      [world.keys.test, operations.filter((one) => !manages(one))],
      [managing, operations.filter(manages)],
    ] as const) {
      const answers = await runAll(group, language, key);
      const problems = group.map(({ method, path, operation }, at) => {
        const status = Number(Object.keys(operation.responses).find((one) => one.startsWith('2')));
        // Without a body there is nothing to print, or the status.
        const body: unknown = status === 204 ? undefined : JSON.parse(answers[at] ?? '');
        return validatorOf(service).problemOfAnswer(method, path, { status, body });
      });
      expect(problems).toEqual(group.map(() => null));
    }
  },
);

it.each(Object.keys(LANGUAGES))(
  'a sample in %s that is refused fails, and shows what the service said',
  async (language) => {
    const shown = await runAll(operations.slice(0, 1), language, `${world.keys.test}x`).catch(String);
    expect(shown).toContain('401');
    expect(shown).toContain('"code":"malformed_api_key"');
  },
);
