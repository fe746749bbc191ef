import { type Endpoint } from './endpoints.js';

/** What the document has to say about a method at an address. */
export type Expectation =
  | { readonly kind: 'operation'; readonly endpoint: Endpoint }
  | { readonly kind: 'other method'; readonly allowed: readonly string[] }
  | { readonly kind: 'nothing' };

/** Finds the operation of a request target; from the target alone, however the request came about. */
export class AddressBook {
  private readonly entries: { readonly pattern: RegExp; readonly endpoint: Endpoint }[];

  constructor(endpoints: readonly Endpoint[]) {
    this.entries = endpoints.map((endpoint) => ({ pattern: patternOf(endpoint.template), endpoint }));
    // `/applications/validate` before `/applications/{submission_id}`.
    this.entries.sort(
      (one, other) => Number(one.endpoint.template.includes('{')) - Number(other.endpoint.template.includes('{')),
    );
  }

  expect(method: string, target: string): Expectation {
    const path = pathOf(target);
    const here = this.entries.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
    if (here.length === 0 || !decodes(path)) return { kind: 'nothing' };
    const endpoint = here.find((each) => each.method === (method === 'HEAD' ? 'GET' : method));
    if (endpoint !== undefined) return { kind: 'operation', endpoint };
    const methods = new Set(here.map((each) => each.method));
    if (methods.has('GET')) methods.add('HEAD');
    return { kind: 'other method', allowed: [...methods].sort() };
  }
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function pathOf(target: string): string {
  const [path = ''] = target.split(/[? ]/);
  return path.replace(/^[a-z]+:\/\/[^/]*/i, '');
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
