import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type RequestHandler, Router } from 'express';
import { type Logger } from 'pino';
import { AppModule } from './app.module.js';
import { ApiErrorFilter } from './common/errors/api-error.filter.js';
import { createHttpAdapter } from './common/http/http-adapter.js';
import { setDefaultHeaders } from './common/http/default-headers.js';
import { BEHIND_TLS } from './common/http/tls.js';
import { lingerAfterAnswer } from './common/http/linger.js';
import { answerAmbiguous, isAmbiguous } from './common/http/odd-requests.js';
import { assignRequestId } from './common/http/request-id.js';
import { RequestValidationPipe } from './common/http/request-validation.pipe.js';
import { RouteTable } from './common/http/route-table.js';
import { NestLogger } from './common/logging/nest-logger.js';
import { RequestLog } from './common/logging/request-log.js';
import { AppConfig } from './config/app-config.js';
import { ConnectionMetrics } from './modules/metrics/connection-metrics.js';
import { HttpMetrics } from './modules/metrics/http-metrics.js';
import { serveDocumentation } from './openapi/serve-documentation.js';
import { servePortal } from './portal-pages/serve-portal.js';

/** What every route of the API begins with. */
const API = '/v1/';

/** Builds the application that main runs and the tests test; the only place that configures one. */
export async function createApp(config: AppConfig, logger: Logger): Promise<NestExpressApplication> {
  const adapter = createHttpAdapter({ connections: config.maxConnections });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRole(config), adapter, {
    // Bodies are read after the guards, by JsonBodyGuard.
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  return configureApp(app, logger);
}

/** Everything about an application but its modules; the Nest testing module's applications go through it as well. */
export function configureApp(app: NestExpressApplication, logger: Logger): NestExpressApplication {
  const { trustProxy, isBehindTls } = app.get(AppConfig);
  app.set('trust proxy', trustProxy);
  app.set(BEHIND_TLS, isBehindTls);
  app.use(beginExchange(app.get(HttpMetrics), new RequestLog(logger)));
  app.useGlobalPipes(new RequestValidationPipe());
  const pages = Router({ caseSensitive: true, strict: true });
  serveDocumentation(app, pages);
  servePortal(app, pages);
  app.use(besidesApi(pages));
  app.get(ConnectionMetrics).watch(app.getHttpServer());
  app.useGlobalFilters(new ApiErrorFilter(logger, new RouteTable(app, pages)));
  return app;
}

/** One middleware for all that every request begins with, since each middleware costs a step of the router. */
function beginExchange(metrics: HttpMetrics, log: RequestLog): RequestHandler {
  return (request, response, next) => {
    assignRequestId(request, response);
    log.follow(request, response);
    setDefaultHeaders(request, response);
    lingerAfterAnswer(request, response);
    if (isAmbiguous(request)) {
      answerAmbiguous(response);
      return;
    }
    metrics.measure(request, response);
    next();
  };
}

/**
 * Keeps requests to the API from trying every route of the pages first, and OPTIONS from being answered by Express's
 * router, which would do so differently from the API.
 */
function besidesApi(pages: Router): RequestHandler {
  return (request, response, next) => {
    if (request.url.startsWith(API) || request.method === 'OPTIONS') next();
    else pages(request, response, next);
  };
}
