import { declareAccess } from './route-access.js';

/** Open to anybody: health, metrics, and signing in. The documentation is served beside Nest's routes. */
export function PublicRoute(): MethodDecorator {
  return declareAccess({ kind: 'public' });
}
