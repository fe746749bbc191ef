import { type OpenAPIObject } from '@nestjs/swagger';
import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';

type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']> & {
  'x-required-scopes'?: readonly string[];
  'x-required-role'?: string;
};
type ResponseOrReference = NonNullable<Operation['responses'][string]>;
export type Response = Exclude<ResponseOrReference, { $ref: string }>;
export type Content = NonNullable<Response['content']>;

export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.values(document.paths).flatMap((item) =>
    METHODS.map((method) => item[method] as Operation | undefined).filter((operation) => operation !== undefined),
  );
}

/** Its responses with their statuses; those that are references stand for themselves elsewhere. */
export function responsesOf(operation: Operation): [status: string, response: Response][] {
  return Object.entries(operation.responses).filter((entry): entry is [string, Response] => {
    const [, response] = entry;
    return response !== undefined && !('$ref' in response);
  });
}

/** The first of the examples of a body in JSON; undefined where there is none. */
export function exampleOf(content: Content | undefined): unknown {
  const media = content?.['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  return first !== undefined && 'value' in first ? first.value : media?.example;
}

export function isForKeys({ security = [] }: Operation): boolean {
  return security.some((requirement) => API_KEY_SCHEME in requirement);
}

/** Where the page `/docs` shows an operation. */
export function docsAddressOf({ tags = [], operationId = '' }: Operation): string {
  return `/docs#/${encodeURIComponent(tags[0] ?? '')}/${operationId}`;
}
