import { type Intake } from '@application-intake/sdk';
import { readFileSync } from 'node:fs';
import { FORMATS } from './formats.js';

interface Operation {
  readonly operationId: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly ErrorCode: { readonly enum: readonly string[] } } };
}

const { paths, components } = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
const operations = new Map(
  // What speaks the Model Context Protocol has clients of its own.
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(path === '/v1/mcp' ? {} : item).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
);

const BODY = { cohort_id: 'c', contact_email: 'ada@example.com', answers: [] };
const FIELDS = { cohort_id: 'c', fields: [{ label: 'Why?' }] };

/** What calls each operation; those of the sandbox are called by the same methods of its client. */
const METHODS: Readonly<Record<string, (client: Intake) => PromiseLike<unknown>>> = {
  getLiveness: (client) => client.service.live(),
  getReadiness: (client) => client.service.ready(),
  getMe: (client) => client.me(),
  getBalance: (client) => client.balance(),
  listPrograms: (client) => client.programs.list(),
  getProgram: (client) => client.programs.get('x'),
  registerSchema: (client) => client.schemas.register(FIELDS),
  listSchemas: (client) => client.schemas.list(),
  getSchema: (client) => client.schemas.get('x'),
  submitApplication: (client) => client.applications.submit(BODY),
  submitApplications: (client) => client.applications.submitBatch({ applications: [BODY] }),
  validateApplication: (client) => client.applications.validate(BODY),
  listEvents: (client) => client.events.list(),
  listApplications: (client) => client.applications.list(),
  getApplication: (client) => client.applications.get('x'),
  getInsights: (client) => client.applications.insights('x'),
  withdrawApplication: (client) => client.applications.withdraw('x'),
  createProgram: (client) => client.programs.create({ name: 'Spring' }),
  getProgramSettings: (client) => client.programs.settings('x'),
  changeProgramSettings: (client) => client.programs.change('x', { name: 'Autumn' }),
  moveProgram: (client) => client.programs.move('x', 'open'),
  getProgramForm: (client) => client.programs.form('x'),
  replaceProgramForm: (client) => client.programs.replaceForm('x', { fields: [{ label: 'Why?' }] }),
  generateProgramForm: (client) => client.programs.generateForm('x'),
  listKeys: (client) => client.keys.list(),
  createKey: (client) => client.keys.create({ name: 'Website', scopes: [] }),
  rotateKey: (client) => client.keys.rotate('x'),
  revokeKey: (client) => client.keys.revoke('x'),
  sandboxListPrograms: (client) => client.programs.list(),
  sandboxRegisterSchema: (client) => client.schemas.register(FIELDS),
  sandboxListSchemas: (client) => client.schemas.list(),
  sandboxGetSchema: (client) => client.schemas.get('x'),
  sandboxSubmitApplication: (client) => client.applications.submit(BODY),
  sandboxGetApplication: (client) => client.applications.get('x'),
  sandboxGetInsights: (client) => client.applications.insights('x'),
  sandboxWithdrawApplication: (client) => client.applications.withdraw('x', { reason: 'Joined another' }),
};

it('docs/sdk.md names each method beside what it is of', () => {
  const rows = readFileSync('docs/sdk.md', 'utf8').split('\n');
  const unnamed = Object.values(METHODS)
    .flatMap((call) => [...call.toString().matchAll(/client\.(\w+)\.(\w+)\(/g)])
    .filter(
      ([, part, method]) =>
        !rows.some((row) => row.startsWith(`| \`client.${part}\``) && row.includes(`\`${method}\``)),
    );
  expect(unnamed.map(([written]) => written)).toEqual([]);
});

describe.each(FORMATS)('the client and openapi.json (%s)', (_, sdk) => {
  it('has a method for each operation, and none for another: see sdk/src/resources, and METHODS here', () => {
    expect(Object.keys(METHODS).sort()).toEqual([...operations.keys()].sort());
  });

  it.each(Object.entries(METHODS))('%s is called where the document has it', async (operationId, call) => {
    let called = '';
    const fetch = (input: string | URL | Request, { method = '' }: RequestInit = {}): Promise<Response> => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      called = `${method} ${pathname}${search}`;
      return Promise.resolve(Response.json({ next_cursor: null }));
    };
    await call(new sdk.Intake({ apiKey: 'inc_test_x', fetch, sandbox: operationId.startsWith('sandbox') }));
    expect(called).toBe(operations.get(operationId)?.replace(/\{\w+\}/, 'x'));
  });

  it('has a class for each error code, and none for another', () => {
    expect(Object.keys(sdk.ERROR_CLASSES).sort()).toEqual([...components.schemas.ErrorCode.enum].sort());
    const classes = Object.values(sdk.ERROR_CLASSES);
    expect(new Set(classes).size).toBe(classes.length);
    for (const one of classes) expect(one.prototype).toBeInstanceOf(sdk.IntakeError);
  });
});
