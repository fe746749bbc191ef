import { readFileSync } from 'node:fs';
import { type OpenAPIObject } from '@nestjs/swagger';
import { type PortalRole } from '../../src/common/access/portal-role.js';
import { type RouteAccess } from '../../src/common/access/route-access.js';
import { type Scope } from '../../src/common/access/scope.js';
import { operationsOf } from '../../src/openapi/operations.js';
import { DOCUMENT_FILES } from '../../src/openapi/parts.js';

/** An operation of the OpenAPI document, with what the document says of who may use it. */
export interface Operation {
  readonly title: string;
  readonly method: string;
  readonly template: string;
  readonly access: RouteAccess;
  /** Its documented requests; one without a body when it takes none. */
  readonly bodies: readonly (object | undefined)[];
  /** The names of what its answer can be narrowed or widened by. */
  readonly queries: readonly string[];
}

type OperationFor<K extends RouteAccess['kind']> = Operation & { readonly access: Extract<RouteAccess, { kind: K }> };

/** Every operation of both documents. There is no list of exceptions, and a new route is tried as soon as it is documented. */
export const OPERATIONS: readonly Operation[] = readOperations();

/** Those of one kind of access, named for a table of tests. */
export function operationsFor<K extends RouteAccess['kind']>(kind: K): [title: string, operation: OperationFor<K>][] {
  return OPERATIONS.filter((operation): operation is OperationFor<K> => operation.access.kind === kind).map(
    (operation) => [operation.title, operation],
  );
}

function readOperations(): Operation[] {
  return DOCUMENT_FILES.flatMap((file) => operationsIn(JSON.parse(readFileSync(file, 'utf8')) as OpenAPIObject));
}

function operationsIn(document: OpenAPIObject): Operation[] {
  const known = new Set(operationsOf(document));
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods as Record<string, ReturnType<typeof operationsOf>[number]>)
      .filter(([, operation]) => known.has(operation))
      .map(([method, operation]) => ({
        title: `${method.toUpperCase()} ${template}`,
        method: method.toUpperCase(),
        template,
        access: accessOf(operation),
        bodies: bodiesOf(operation),
        queries: (operation.parameters ?? []).flatMap((parameter) =>
          'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
        ),
      })),
  );
}

function accessOf(operation: ReturnType<typeof operationsOf>[number]): RouteAccess {
  const schemes = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  if (schemes.includes('portal_session'))
    return { kind: 'portal', role: (operation['x-required-role'] ?? 'viewer') as PortalRole };
  if (schemes.includes('operations_token')) return { kind: 'operations' };
  if (!schemes.includes('api_key')) return { kind: 'public' };
  if (operation.tags?.includes('Sandbox') === true) return { kind: 'sandbox' };
  return { kind: 'key', scope: (operation['x-required-scopes']?.[0] ?? null) as Scope | null };
}

function bodiesOf({ requestBody }: ReturnType<typeof operationsOf>[number]): (object | undefined)[] {
  if (requestBody === undefined || !('content' in requestBody)) return [undefined];
  const media = requestBody.content['application/json'];
  const examples = Object.values(media?.examples ?? {}).flatMap((example) =>
    'value' in example ? [example.value as object] : [],
  );
  return examples.length > 0 ? examples : [media?.example as object];
}
