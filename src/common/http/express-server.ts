import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { type Express } from 'express';
import { CONNECTION_LIMITS } from './connection-limits.js';
import { writeAnswersWhole } from './whole-answers.js';

interface Messages {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/** The classes of each application, shared by its servers. */
const messages = new WeakMap<Express, Messages>();

/**
 * A server whose requests and responses are from the start what Express would turn them into. Express changes the
 * prototype of both on every request, and an object to which that happened is slow wherever it is used afterwards, in
 * Node's own code too: it was two thirds of the cost of a request. One that has the prototype already is left alone.
 */
export function createExpressServer(app: Express, limits = CONNECTION_LIMITS, handle: RequestListener = app): Server {
  const server = createServer(
    {
      ...messagesOf(app),
      connectionsCheckingInterval: limits.checkEveryMs,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      // A request without Host is answered by us, with our error body; see `isAmbiguous`.
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.stallMs;
  return server.on('connection', writeAnswersWhole);
}

function messagesOf(app: Express): Messages {
  const known = messages.get(app);
  if (known !== undefined) return known;
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<T extends IncomingMessage = IncomingMessage> extends ServerResponse<T> {}
  app.request = becoming(ExpressRequest.prototype, app.request);
  app.response = becoming(ExpressResponse.prototype, app.response);
  const made: Messages = { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
  messages.set(app, made);
  return made;
}

/** Makes the prototype of a class have and inherit what Express's own prototype has and inherits. */
function becoming<T extends object>(prototype: object, expressOwn: T): T {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(expressOwn) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(expressOwn)) as T;
}
