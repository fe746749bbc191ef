import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ROUTE_ACCESS, type RouteAccess } from '../../src/common/access/route-access.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
});
afterAll(() => service.close());

/** `METHOD /path` → who may call it, read off the running application. */
function accessTable(): Record<string, string> {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
  const scanner = new MetadataScanner();
  const table: Record<string, string> = {};
  for (const { metatype } of service.app.get(DiscoveryService).getControllers()) {
    if (metatype === null) continue;
    const prefix = String(Reflect.getMetadata(PATH_METADATA, metatype));
    const prototype = (metatype as { prototype: Record<string, object> }).prototype;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (handler === undefined || !Reflect.hasMetadata(PATH_METADATA, handler)) continue;
      const path = `/${prefix}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
      const method = methods[Number(Reflect.getMetadata('method', handler))] ?? '?';
      table[`${method} ${path}`] = nameOf(Reflect.getMetadata(ROUTE_ACCESS, handler) as RouteAccess);
    }
  }
  return table;
}

function nameOf(access: RouteAccess): string {
  switch (access.kind) {
    case 'key':
      return access.scope ?? 'any key';
    case 'portal':
      return `portal ${access.role}`;
    default:
      return access.kind;
  }
}

it('lets in exactly those who are written down here', () => {
  expect(accessTable()).toMatchSnapshot();
});
