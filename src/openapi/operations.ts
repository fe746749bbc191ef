import { type OpenAPIObject } from '@nestjs/swagger';

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
