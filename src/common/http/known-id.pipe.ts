import { type PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { type ErrorCode } from '../errors/error-codes.js';
import { isUuid } from '../ids/uuid.js';

/** A path parameter that is no UUID names an unknown resource; it is not a malformed request. */
export class KnownIdPipe implements PipeTransform<string, string> {
  constructor(private readonly notFound: ErrorCode) {}

  transform(id: string): string {
    if (!isUuid(id)) throw new ApiError(this.notFound);
    return id.toLowerCase();
  }
}
