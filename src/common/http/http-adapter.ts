import { type ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.js';
import { DrainingAdapter } from './draining-adapter.js';

/**
 * Express as this service wants it. Made before Nest sees it, because the router reads its settings when it is
 * created, and Nest's adapter creates it at once.
 */
export function createHttpAdapter(limits: Partial<ConnectionLimits> = {}): ExpressAdapter {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  // `/V1/API/…` and a trailing slash are other addresses than the documented ones.
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  // We compare tags ourselves; Express would answer `If-None-Match: *` with an empty 304 where there is no tag.
  Object.defineProperty(app.request, 'fresh', { value: false });
  return new DrainingAdapter(app, { ...CONNECTION_LIMITS, ...limits });
}
