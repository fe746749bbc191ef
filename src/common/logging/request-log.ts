import { type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { requestId } from '../http/request-id.js';
import { routeTemplate } from '../http/route-template.js';
import { traceId } from './trace-context.js';

/** What guards leave on a request: whose it is. */
interface Identified {
  readonly caller?: { readonly organisationId: string; readonly keyId: string | null };
  readonly member?: { readonly organisationId: string; readonly id: string };
}

/** What people and clients come for; probes and the files of pages are of interest only to those who look for a fault. */
const WORK = /^\/(?:v1|apply)\//;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A line for each request once it is over: who asked for which route, and what became of it; never what was in it. */
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
    // What is undefined is left out of the line.
    this.logger[level](
      {
        event: 'request',
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeTemplate(request),
        // Nobody was there any more to be told it.
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

/** By which the line of a request that was refused says why. */
export function noteErrorCode(response: Response, code: string): void {
  response.locals['errorCode'] = code;
}
