import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { isHeld } from '../../common/http/hang-up.js';
import { routeTemplate } from '../../common/http/route-template.js';
import { Metrics } from './metrics.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const WAIT_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 75];
/** The status that proxies use for a caller that hung up before it had all of its answer. */
const HUNG_UP = 499;

/** Counts and times requests, outside of Nest: an interceptor would cost the hot path a tenth of its speed. */
@Injectable()
export class HttpMetrics {
  private readonly requests: Counter<'method' | 'route' | 'status'>;
  private readonly durations: Histogram<'method' | 'route'>;
  private readonly waits: Histogram<'method' | 'route'>;

  constructor({ registry }: Metrics) {
    this.requests = new Counter({
      name: 'intake_http_requests_total',
      help: 'Requests, by route template and the status of their answer; 499 where the caller hung up before it had it.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    this.durations = new Histogram({
      name: 'intake_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer, by route template. Without those that asked to wait.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      registers: [registry],
    });
    this.waits = new Histogram({
      name: 'intake_http_wait_duration_seconds',
      help: 'The same of requests that asked to wait (`?wait=N`).',
      labelNames: ['method', 'route'],
      buckets: WAIT_BUCKETS,
      registers: [registry],
    });
  }

  measure(request: Request, response: Response): void {
    const start = performance.now();
    // Also when the caller hung up before its answer.
    response.on('close', () => {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeTemplate(request);
      this.requests.inc({ method, route, status: response.writableFinished ? response.statusCode : HUNG_UP });
      // How long a caller was patient says nothing about the service.
      if (!response.writableFinished) return;
      const durations = isHeld(response) ? this.waits : this.durations;
      durations.observe({ method, route }, (performance.now() - start) / 1_000);
    });
  }
}
