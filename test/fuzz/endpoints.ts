import { type OpenAPIObject } from '@nestjs/swagger';
import { type Operation } from '../../src/openapi/operations.js';
import { docsFiles } from '../../src/openapi/docs-page.js';
import { DOCUMENT_FILES } from '../../src/openapi/parts.js';
import { type Schema } from './values/schema.js';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

export interface Endpoint {
  /** Such as `GET /v1/api/me`. */
  readonly name: string;
  readonly method: string;
  readonly template: string;
  readonly area: 'public API' | 'sandbox' | 'portal' | 'operations';
  readonly access: 'anybody' | 'key' | 'session';
  readonly parameters: readonly Parameter[];
  /** Null where no body is documented. */
  readonly body: Schema | null;
  /** Null for what is served beside the documented API: the document itself, and the page that shows it. */
  readonly operation: Operation | null;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Every operation of the document, then the document and its page. */
export function endpointsOf(document: OpenAPIObject): Endpoint[] {
  const documented = Object.entries(document.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation === undefined ? [] : [documentedEndpoint(method.toUpperCase(), template, operation)];
    }),
  );
  const files = [
    ...DOCUMENT_FILES.map((file) => `/${file}`),
    '/docs',
    '/docs/postman.json',
    ...Object.keys(docsFiles()).map((file) => `/docs/${file}`),
  ];
  return [...documented, ...files.map(servedFile)];
}

function documentedEndpoint(method: string, template: string, operation: Operation): Endpoint {
  const { requestBody } = operation;
  const content = requestBody !== undefined && 'content' in requestBody ? requestBody.content : {};
  return {
    name: `${method} ${template}`,
    method,
    template,
    area: areaOf(template),
    access: accessOf(operation),
    parameters: (operation.parameters ?? []) as unknown as Parameter[],
    body: (content['application/json']?.schema as Schema | undefined) ?? null,
    operation,
  };
}

function servedFile(template: string): Endpoint {
  const name = `GET ${template}`;
  return {
    name,
    method: 'GET',
    template,
    area: 'operations',
    access: 'anybody',
    parameters: [],
    body: null,
    operation: null,
  };
}

function areaOf(template: string): Endpoint['area'] {
  if (template.startsWith('/v1/api/sandbox/')) return 'sandbox';
  if (template.startsWith('/v1/api/') || template === '/v1/mcp') return 'public API';
  return template.startsWith('/v1/portal/') ? 'portal' : 'operations';
}

function accessOf({ security = [] }: Operation): Endpoint['access'] {
  if (security.some((scheme) => 'api_key' in scheme)) return 'key';
  return security.some((scheme) => 'portal_session' in scheme) ? 'session' : 'anybody';
}
