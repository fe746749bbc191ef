import { EXIT, type ExitCode } from './exit-codes.js';

/** What ends a command otherwise than done: a sentence for people, a word for programs, an exit code for scripts. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly exitCode: ExitCode,
    /** What else the service said, such as the keys that are unknown. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Failure';
  }
}

export function usageFailure(message: string, code = 'usage'): Failure {
  return new Failure(message, code, EXIT.usage);
}
