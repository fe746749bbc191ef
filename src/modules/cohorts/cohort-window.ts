import { fieldsError } from '../../common/errors/api-error.js';

interface Window {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** @throws ApiError invalid_request when a cohort would close before it opens */
export function assertOpensFirst({ opensAt, closesAt }: Window): void {
  if (opensAt === null || closesAt === null || closesAt > opensAt) return;
  throw fieldsError('invalid_request', [{ path: 'closes_at', message: 'closes_at must be after opens_at' }]);
}
