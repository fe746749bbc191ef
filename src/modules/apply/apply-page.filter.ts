import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type Response } from 'express';
import { type ApiError } from '../../common/errors/api-error.js';
import { toApiError } from '../../common/errors/foreign-errors.js';
import { requestId } from '../../common/http/request-id.js';
import { noteErrorCode } from '../../common/logging/request-log.js';
import { PAGE_HEADERS } from './pages/layout.js';
import { messagePage, NO_SUCH_FORM } from './pages/other-pages.js';

const GO_BACK =
  'Go back with the button of your browser: where it keeps a draft of the form, what you wrote is put back.';

/** Answers errors with a page for people: the same status as the API, and what to do about it. */
@Catch()
export class ApplyPageFilter implements ExceptionFilter {
  private readonly logger = new Logger('apply');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toApiError(thrown);
    noteErrorCode(response, error.code);
    if (error.status >= 500 && error !== thrown) {
      this.logger.error({ request_id: requestId(response), err: thrown, msg: error.message });
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(error.status)
      .set({ ...error.headers, ...PAGE_HEADERS })
      .type('html')
      .send(pageFor(error));
  }
}

function pageFor({ code, status }: ApiError): string {
  if (status === 404) return NO_SUCH_FORM;
  if (code === 'rate_limited') return messagePage('Too many requests', `Please wait a minute. ${GO_BACK}`);
  if (code === 'payload_too_large')
    return messagePage('This is too long to be sent', `Please shorten your answers. ${GO_BACK}`);
  if (code === 'unavailable')
    return messagePage('The service cannot be reached right now', `Please try again in a minute. ${GO_BACK}`);
  if (status >= 500)
    return messagePage('Something went wrong', `It is not your fault. Please try again later. ${GO_BACK}`);
  return messagePage('This could not be read', `It does not look like something that the form sends. ${GO_BACK}`);
}
