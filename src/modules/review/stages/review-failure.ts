import { LoggableError } from '../../../common/errors/loggable-error.js';
import { type FailureCode } from '../../standings/submission-status.js';

/** A stage found that this submission cannot be reviewed; trying again would find the same. */
export class ReviewFailure extends LoggableError {
  override readonly name = 'ReviewFailure';

  constructor(readonly code: FailureCode) {
    super(code);
  }
}

export class ReviewPutOff extends LoggableError {
  override readonly name = 'ReviewPutOff';

  constructor(readonly delayMs: number) {
    super('Put off');
  }
}
