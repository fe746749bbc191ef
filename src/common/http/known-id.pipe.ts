import { type PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { type ErrorCode } from '../errors/error-codes.js';
import { isUuid } from '../ids/uuid.js';

/** A path parameter that is no UUID names an unknown resource; it is not a malformed request. */
export class KnownIdPipe implements PipeTransform<string, string> {
  constructor(private readonly notFound: ErrorCode) {}

  transform(id: string): string {
    return knownId(id, this.notFound);
  }
}

/** What the pipe does, for a handler that takes the whole request. @throws ApiError `notFound` */
export function knownId(id: string | undefined, notFound: ErrorCode): string {
  if (id === undefined || !isUuid(id)) throw new ApiError(notFound);
  return id.toLowerCase();
}
