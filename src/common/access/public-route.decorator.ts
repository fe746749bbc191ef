import { declareAccess } from './route-access.js';

/** Open to anybody: health, metrics and the documents. */
export function PublicRoute(): MethodDecorator {
  return declareAccess({ kind: 'public' });
}
