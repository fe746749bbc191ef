import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type Request, type Response } from 'express';
import { ApiError } from '../errors/api-error.js';
import { endSoon } from './linger.js';
import { requestId } from './request-id.js';

/**
 * Sends requests that Node would answer by itself, without our error body or not at all, through the usual handlers.
 */
export function takeOddRequests(server: Server): void {
  // To a target without a path Express would answer in HTML, before any of our code runs.
  server.prependListener('request', (request: IncomingMessage) => {
    request.url = originForm(request.url ?? '/');
  });
  // A server need not honour `Expect`, and answering as if it were absent does no harm.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Node has handed the connection over: it has no time limit any more, and nothing else would close it.
    response.on('finish', () => {
      endSoon(socket);
    });
    server.emit('request', request, response);
  });
}

/** The path and query of a target that may name a whole address instead, or none (`*`, or the host of a CONNECT). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^[a-z][a-z\d+.-]*:\/\/[^/?]*([/?].*)?$/i.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * HTTP/1.1 requires a Host of every request, and no request may have two. Nor may it come with two keys: Node keeps the
 * first `Authorization` and drops the other, and a proxy before it may have looked at that one.
 */
export function isAmbiguous({ headers, httpVersion, rawHeaders }: Request): boolean {
  if (headers.host === undefined) return httpVersion === '1.1';
  let hosts = 0;
  let authorizations = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 13 && name.toLowerCase() === 'authorization') authorizations += 1;
  }
  return hosts > 1 || authorizations > 1;
}

export function answerAmbiguous(response: Response): void {
  const error = new ApiError('malformed_request');
  response
    .status(error.status)
    .set('Connection', 'close')
    .json({ ...error.body(), request_id: requestId(response) });
}
