import { type Answer, type ApiClient } from '../support/api-client.js';
import { type Operation } from './operations.js';

/** What the parameters of paths, and the members of bodies of the same names, stand for. */
export type Ids = Readonly<Record<string, string>>;

/** The documented requests of an operation, about the resources of these ids. */
export async function ask(client: ApiClient, { method, template, bodies }: Operation, ids: Ids): Promise<Answer[]> {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(ids, name));
  // Whoever changes something says which version of it was seen; any will do.
  const headers = method === 'PATCH' || method === 'PUT' ? { 'if-match': '*' } : {};
  const answers: Answer[] = [];
  for (const body of bodies) answers.push(await client.send(method, path, withIds(body, ids), { headers }));
  return answers;
}

/** Whether the requests name anything that belongs to somebody. */
export function namesResources({ template, bodies }: Operation, ids: Ids): boolean {
  return template.includes('{') || bodies.some((body) => JSON.stringify(withIds(body, ids)) !== JSON.stringify(withIds(body, {})));
}

/** An answer without what differs from one exchange to the next: its own id, and the ids that were asked about. */
export function withoutIds({ status, text }: Answer, ids: Ids): string {
  const anonymous = Object.values(ids).reduce((result, id) => result.replaceAll(id, '<asked>'), text);
  return `${status} ${anonymous.replaceAll(/"request_id":"[^"]*"/g, '"request_id":"…"')}`;
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
