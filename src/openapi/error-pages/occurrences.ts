import { type OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode, isErrorCode } from '../../common/errors/error-codes.js';
import { docsAddressOf, isForKeys, METHODS, type Operation } from '../operations.js';

/** An operation that answers an error. */
export interface Occurrence {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Where the documentation shows it; it shows what an API key opens. */
  readonly address: string | null;
}

/** Which operations answer which error, by what the documents say of them; none for what any request may meet. */
export function occurrencesIn(documents: readonly OpenAPIObject[]): ReadonlyMap<ErrorCode, readonly Occurrence[]> {
  const found = new Map<ErrorCode, Occurrence[]>(ERROR_CODES.map((code) => [code, []]));
  for (const { paths } of documents) {
    for (const [path, item] of Object.entries(paths)) {
      for (const method of METHODS) {
        const operation = item[method] as Operation | undefined;
        if (operation === undefined) continue;
        const { summary = '' } = operation;
        const occurrence = {
          method: method.toUpperCase(),
          path,
          summary,
          address: isForKeys(operation) ? docsAddressOf(operation) : null,
        };
        for (const code of codesOf(operation)) found.get(code)?.push(occurrence);
      }
    }
  }
  for (const code of documents.flatMap(sharedCodes)) found.set(code, []);
  return found;
}

/** What every operation refers to instead of telling it itself. */
function sharedCodes({ components }: OpenAPIObject): ErrorCode[] {
  return Object.values(components?.responses ?? {}).flatMap((response) =>
    '$ref' in response ? [] : Object.keys(response.content?.['application/json']?.examples ?? {}).filter(isErrorCode),
  );
}

/** A default answer stands for errors of anywhere, played back on demand. */
function codesOf({ responses }: Operation): ErrorCode[] {
  const examples = Object.entries(responses).flatMap(([status, response]) =>
    status === 'default' || response === undefined || '$ref' in response
      ? []
      : Object.keys(response.content?.['application/json']?.examples ?? {}),
  );
  return [...new Set(examples.filter(isErrorCode))];
}
