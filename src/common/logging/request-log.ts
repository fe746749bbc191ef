import { type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { requestId } from '../http/request-id.js';
import { routeTemplate } from '../http/route-template.js';
import { traceId } from './trace-context.js';

/** What guards note on a request about who sent it. */
interface Identified {
  readonly caller?: { readonly organisationId: string; readonly keyId: string | null };
  readonly member?: { readonly organisationId: string; readonly id: string };
}

/** The routes that people and clients use; probes and static files are logged at debug level. */
const WORK = /^\/(?:v1|apply)\//;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Logs one line for each request once it is over: who asked for which route, and how it ended; never what was in it.
 */
export class RequestLog {
  private readonly isOn: boolean;

  constructor(private readonly logger: Logger) {
    this.isOn = logger.isLevelEnabled('info');
  }

  follow(request: Request, response: Response): void {
    if (!this.isOn) return;
    const start = performance.now();
    response.on('close', () => {
      this.write(request, response, performance.now() - start);
    });
  }

  private write(request: Request, response: Response, milliseconds: number): void {
    const { caller, member } = request as Request & Identified;
    const level = WORK.test(request.originalUrl) ? 'info' : 'debug';
    // Undefined fields are left out of the line.
    this.logger[level](
      {
        event: 'request',
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeTemplate(request),
        // When the caller was gone before the answer, there is no status to tell.
        ...(response.writableFinished ? { status: response.statusCode } : { hung_up: true }),
        error_code: response.locals['errorCode'] as string | undefined,
        ms: Math.round(milliseconds * 10) / 10,
        request_id: requestId(response),
        trace_id: traceId(request.headers),
        organisation_id: caller?.organisationId ?? member?.organisationId,
        key_id: caller?.keyId ?? undefined,
        member_id: member?.id,
      },
      'Request',
    );
  }
}

/** Has the line of a refused request say which error it was. */
export function noteErrorCode(response: Response, code: string): void {
  response.locals['errorCode'] = code;
}
