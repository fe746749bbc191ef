import { type Environment } from '../../../common/access/environment.js';
import { type Scope } from '../../../common/access/scope.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { type KeyHolder } from '../../auth/caller.js';

/** What a key may do, where, and for how long. */
interface Powers {
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly cohortId: string | null;
  readonly expiresAt: Date | null;
}

/** @throws ApiError exceeds_own_key unless the maker may do all of it, and for as long */
export function assertWithin(maker: KeyHolder, { environment, scopes, cohortId, expiresAt }: Powers): void {
  const isLonger = maker.expiresAt !== null && (expiresAt === null || expiresAt > maker.expiresAt);
  const exceeded = [
    ...(environment === maker.environment ? [] : ['environment']),
    ...(scopes.every((scope) => maker.scopes.includes(scope)) ? [] : ['scopes']),
    ...(maker.cohortId === null || cohortId === maker.cohortId ? [] : ['cohort_id']),
    ...(isLonger ? ['expires_at'] : []),
  ];
  if (exceeded.length > 0) throw new ApiError('exceeds_own_key', { extra: { invalid_fields: exceeded } });
}

/** Whether a key sees another: both must be of the same environment, and of its cohort if it is restricted to one. */
function maySee(maker: KeyHolder, { environment, cohortId }: Powers): boolean {
  return environment === maker.environment && (maker.cohortId === null || cohortId === maker.cohortId);
}

/** For an existing key. @throws ApiError api_key_not_found, exceeds_own_key */
export function assertManageable(maker: KeyHolder, key: Powers): void {
  if (!maySee(maker, key)) throw new ApiError('api_key_not_found');
  assertWithin(maker, key);
}
