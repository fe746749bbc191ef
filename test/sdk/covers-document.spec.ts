import { type Intake } from '@application-intake/sdk';
import { readFileSync } from 'node:fs';
import { FORMATS } from './formats.js';

interface Document {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: { readonly ErrorCode: { readonly enum: readonly string[] } } };
}

const { paths, components } = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
const OPERATIONS = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
);
const SANDBOX = '/v1/api/sandbox/';
/** Asks nothing, as with `below: 'api'` in sdk/src/resources. */
const REFUSED = "refused, as by below: 'api'";
/** Which are the same for the client of a sandbox; all others it is refused where the sandbox has them not. */
const SAME: ReadonlySet<string> = new Set(['me', 'balance', 'service.live', 'service.ready']);
const isOfSandbox = (operation: string): boolean => operation.includes(SANDBOX);
/** What speaks the Model Context Protocol has clients of its own. */
const isOfAgents = (operation: string): boolean => operation.endsWith(' /v1/mcp');

/** A row of docs/sdk.md: which method, called with what, makes which operation. */
interface Row {
  readonly method: string;
  readonly given: readonly string[];
  readonly operation: string;
}

const ROW = /^\| `client\.([\w.]+)\(([\w, ]*)\)` \| `([A-Z]+ \/\S+)` \|$/;
const ROWS = readFileSync('docs/sdk.md', 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, method, given = '', operation] = ROW.exec(line) ?? [];
    if (method === undefined || operation === undefined) return [];
    return [{ method, given: given.split(', ').filter((name) => name !== ''), operation }];
  });

type Method = (...given: readonly unknown[]) => PromiseLike<unknown>;

/** Calls it with an `x` for each id, and with a body or a query of nothing. */
async function call(client: Intake, { method, given }: Row): Promise<void> {
  const names = method.split('.');
  const owner = names.slice(0, -1).reduce<object>((node, name) => Reflect.get(node, name) as object, client);
  const called = Reflect.get(owner, names.at(-1) ?? '') as Method | undefined;
  if (called === undefined) throw new Error(`the client has no ${method}: see sdk/src/resources`);
  await called.apply(
    owner,
    given.map((name) => (name.endsWith('Id') ? 'x' : {})),
  );
}

it('docs/sdk.md has a row for each operation of openapi.json', () => {
  const expected = OPERATIONS.filter((operation) => !isOfSandbox(operation) && !isOfAgents(operation));
  expect(ROWS.map(({ operation }) => operation).sort()).toEqual(expected.sort());
});

describe.each(FORMATS)('the client and openapi.json (%s)', (_, sdk) => {
  async function requestOf(row: Row, sandbox: boolean): Promise<string> {
    let request = REFUSED;
    const fetch = (input: string | URL | Request, { method = '' }: RequestInit = {}): Promise<Response> => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      request = `${method} ${pathname}${search}`;
      return Promise.resolve(Response.json({ next_cursor: null }));
    };
    await call(new sdk.Intake({ apiKey: 'inc_test_x', fetch, sandbox }), row).catch((error: unknown) => {
      if (!(error instanceof sdk.NotInSandboxError)) throw error;
    });
    return request;
  }
  const withIds = (operation: string): string => operation.replace(/\{\w+\}/, 'x');

  it.each(ROWS)('$method is $operation', async (row) => {
    expect(await requestOf(row, false)).toBe(withIds(row.operation));
  });

  it.each(ROWS)('$method is asked of the sandbox where that has it', async (row) => {
    const there = row.operation.replace('/v1/api/', SANDBOX);
    const expected = OPERATIONS.includes(there) ? there : SAME.has(row.method) ? row.operation : REFUSED;
    expect(await requestOf(row, true)).toBe(withIds(expected));
  });

  it('has a class for each error code, and none for another', () => {
    expect(Object.keys(sdk.ERROR_CLASSES).sort()).toEqual([...components.schemas.ErrorCode.enum].sort());
    const classes = Object.values(sdk.ERROR_CLASSES);
    expect(new Set(classes).size).toBe(classes.length);
    for (const one of classes) expect(one.prototype).toBeInstanceOf(sdk.IntakeError);
  });
});
