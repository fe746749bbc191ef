import { type INestApplication } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ROUTE_ACCESS, type RouteAccess } from '../../src/common/access/route-access.js';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

export interface Route {
  readonly method: string;
  /** With its parameters as Express writes them, such as `:cohort_id`. */
  readonly path: string;
  readonly access: RouteAccess;
}

/** Every route of the controllers, read off the running application. */
export function routesOf(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  const routes: Route[] = [];
  for (const { metatype } of app.get(DiscoveryService).getControllers()) {
    if (metatype === null) continue;
    const prefix = String(Reflect.getMetadata(PATH_METADATA, metatype));
    const prototype = (metatype as { prototype: Record<string, object> }).prototype;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (handler === undefined || !Reflect.hasMetadata(PATH_METADATA, handler)) continue;
      routes.push({
        method: METHODS[Number(Reflect.getMetadata('method', handler))] ?? '?',
        path: `/${prefix}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`
          .replaceAll(/\/+/g, '/')
          .replace(/(.)\/$/, '$1'),
        access: Reflect.getMetadata(ROUTE_ACCESS, handler) as RouteAccess,
      });
    }
  }
  return routes;
}
