import { type Answer, type ApiClient } from '../support/api-client.js';
import { MARKS } from './marks.js';
import { type Operation } from './operations.js';

/** What the parameters of paths and queries, and the members of bodies of the same names, stand for. */
export type Ids = Readonly<Record<string, string>>;

/** What finds the estate's data by other means than an id. */
const FILTERS: Ids = {
  q: MARKS.live,
  external_id: MARKS.live,
  contact_email: `${MARKS.live}@example.com`,
  preview: 'true',
};

interface Exchange {
  readonly path: string;
  readonly body: unknown;
}

/** The documented requests of an operation, about the resources of these ids, and one more for each filter of its answer. */
export async function ask(client: ApiClient, operation: Operation, ids: Ids): Promise<Answer[]> {
  // A change names the version that was seen; any will do.
  const headers = operation.method === 'GET' ? {} : { 'if-match': '*' };
  const answers: Answer[] = [];
  for (const { path, body } of exchanges(operation, ids))
    answers.push(await client.send(operation.method, path, body, { headers }));
  return answers;
}

/** Whether the requests name anything that belongs to somebody. */
export function namesResources(operation: Operation, ids: Ids): boolean {
  const nothing = Object.fromEntries(Object.keys(ids).map((name) => [name, '']));
  return JSON.stringify(exchanges(operation, ids)) !== JSON.stringify(exchanges(operation, nothing));
}

/** An answer without what differs from one exchange to the next: its own id, and the ids that were asked about. */
export function withoutIds({ status, text }: Answer, ids: Ids): string {
  const anonymous = Object.values(ids).reduce((result, id) => result.replaceAll(id, '<asked>'), text);
  // Within the text of a tool's result, quotation marks are escaped.
  return `${status} ${anonymous.replaceAll(/(request_id\\?":\\?")[^"\\]*/g, '$1…')}`;
}

function exchanges({ template, bodies, queries }: Operation, ids: Ids): Exchange[] {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(ids, name));
  const filters = Object.entries({ ...FILTERS, ...ids }).filter(([name]) => queries.includes(name));
  return [
    ...bodies.map((body) => ({ path, body: withIds(body, ids) })),
    ...filters.map(([name, value]) => ({
      path: `${path}?${new URLSearchParams({ [name]: value }).toString()}`,
      body: undefined,
    })),
  ];
}

function withIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, ids[name] ?? withIds(member, ids)]));
}

function idFor(ids: Ids, name: string): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`The estate has nothing for the path parameter ${name}`);
  return id;
}
