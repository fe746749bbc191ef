import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type Express } from 'express';
import { writeAnswersWhole } from './whole-answers.js';

/**
 * A server whose requests and responses are from the start what Express would turn them into. Express changes the
 * prototype of both on every request, and an object to which that happened is slow wherever it is used afterwards, in
 * Node's own code too: it was two thirds of the cost of a request. One that has the prototype already is left alone.
 */
export function createExpressServer(app: Express): Server {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  app.request = becoming(ExpressRequest.prototype, app.request);
  app.response = becoming(ExpressResponse.prototype, app.response);
  // What has no Host is ours to answer; see `lacksHost`.
  const server = createServer({ IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse, requireHostHeader: false }, app);
  return server.on('connection', writeAnswersWhole);
}

/** The prototype of a class, made to have and to inherit what Express's own has and inherits. */
function becoming<T extends object>(prototype: object, expressOwn: T): T {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(expressOwn) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(expressOwn)) as T;
}
