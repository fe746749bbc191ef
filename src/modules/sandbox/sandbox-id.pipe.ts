import { type PipeTransform } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { patternOf } from '../../common/text/pattern.js';

/** What an id in a path may look like here: the sandbox knows none, and gives back whatever can be one. */
export const SANDBOX_ID = { maxLength: 128, pattern: String.raw`^[\x21-\x7e]+$` } as const;

/** As documented of a path: what needs no escaping there, and no dot that clients would climb by. */
export const SANDBOX_ID_IN_PATH = {
  maxLength: SANDBOX_ID.maxLength,
  pattern: '^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$',
} as const;

const ID = patternOf(SANDBOX_ID.pattern);

export class SandboxIdPipe implements PipeTransform<string, string> {
  constructor(private readonly notFound: ErrorCode) {}

  transform(id: string): string {
    if (id.length > SANDBOX_ID.maxLength || !ID.test(id)) throw new ApiError(this.notFound);
    return id;
  }
}
