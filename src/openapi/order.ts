import { type OpenAPIObject } from '@nestjs/swagger';

/** Paths and components by name, so that moving code about does not move the committed document about. */
export function inDocumentOrder(document: OpenAPIObject): OpenAPIObject {
  const { openapi, info, servers, tags, paths, components, ...rest } = document;
  const sorted = Object.entries(components ?? {}).map(([kind, members]) => [kind, byName(members as object)]);
  return {
    openapi,
    info,
    ...(servers && { servers }),
    ...(tags && { tags }),
    ...rest,
    paths: byName(paths),
    components: byName(Object.fromEntries(sorted) as object),
  };
}

function byName<T extends object>(members: T): T {
  const entries = Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries) as T;
}
