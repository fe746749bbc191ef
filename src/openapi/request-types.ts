import { type INestApplication, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** The classes that the service itself checks a request against. */
export interface RequestTypes {
  readonly body?: Type<object>;
  readonly query?: Type<object>;
}

/** As Nest numbers them in its notes on a handler's arguments. */
const QUERY = 4;

/** What each operation, by its id, takes. */
export function requestTypes(app: INestApplication): ReadonlyMap<string, RequestTypes> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const classes = controllers.flatMap(({ metatype }) =>
    typeof metatype === 'function' ? [metatype as Type<object>] : [],
  );
  return new Map(classes.flatMap(handlersOf));
}

function handlersOf(controller: Type<object>): [operationId: string, types: RequestTypes][] {
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const operation =
      typeof handler === 'function'
        ? (Reflect.getMetadata('swagger/apiOperation', handler) as { operationId?: string } | undefined)
        : undefined;
    if (operation?.operationId === undefined) return [];
    const body = documentedBody(handler as object);
    const query = queryOf(controller, name);
    return [[operation.operationId, { ...(body && { body }), ...(query && { query }) }]];
  });
}

/** As documented: some handlers take the body as it came, and have it checked later. */
function documentedBody(handler: object): Type<object> | undefined {
  const parameters = (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as { in: string; type?: unknown }[];
  const type = parameters.find((parameter) => parameter.in === 'body')?.type;
  return typeof type === 'function' ? (type as Type<object>) : undefined;
}

function queryOf(controller: Type<object>, name: string): Type<object> | undefined {
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ??
    []) as Type<object>[];
  const notes = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number }>;
  const note = Object.entries(notes).find(([key]) => key.startsWith(`${QUERY}:`))?.[1];
  return note === undefined ? undefined : types[note.index];
}
