import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { requestId } from '../http/request-id.js';
import { type RouteTable } from '../http/route-table.js';
import { noteErrorCode } from '../logging/request-log.js';
import { traceId } from '../logging/trace-context.js';
import { ApiError } from './api-error.js';
import { toApiError } from './foreign-errors.js';

/** Writes every error answer of the service, except to what is not valid HTTP, which never reaches Nest. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly routes: RouteTable,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = thrown instanceof HttpException ? this.unroutable(request, thrown) : toApiError(thrown);
    noteErrorCode(response, error.code);
    // An error of ours was thrown on purpose, and the code that did so logs what there is to tell.
    if (error.status >= 500 && error !== thrown) {
      this.logger.error(
        { request_id: requestId(response), trace_id: traceId(request.headers), err: thrown },
        error.message,
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(error.status)
      .set(error.headers)
      .json({ ...error.body(), request_id: requestId(response) });
  }

  private unroutable(request: Request, thrown: HttpException): ApiError {
    const allowed = this.routes.methodsAt(request.path);
    if (allowed.length === 0) return toApiError(thrown);
    return new ApiError('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
  }
}
