import { declareAccess } from './route-access.js';

/** Open to anybody: health, and signing in. The documentation is served beside Nest's routes. */
export function PublicRoute(): MethodDecorator {
  return declareAccess({ kind: 'public' });
}
