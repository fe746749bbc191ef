import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { ROUTE_ACCESS } from './route-access.js';

/** Keeps the application from starting while any route fails to say who may call it. */
@Injectable()
export class UndeclaredRoutesCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const undeclared = this.discovery.getControllers().flatMap((controller) => {
      const prototype = controller.metatype?.prototype as Record<string, object> | undefined;
      if (prototype === undefined) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => isUndeclaredRoute(prototype[name]))
        .map((name) => `${controller.name}.${name}`);
    });
    if (undeclared.length > 0)
      throw new Error(
        `Routes that do not say who may call them, as by @ApiKeyRoute or @PortalRoute: ${undeclared.join(', ')}`,
      );
  }
}

function isUndeclaredRoute(handler: object | undefined): boolean {
  if (handler === undefined || !Reflect.hasMetadata(PATH_METADATA, handler)) return false;
  return !Reflect.hasMetadata(ROUTE_ACCESS, handler);
}
