import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';

/** Who holds the key of this request, and what that allows. Everything a caller may see follows from it. */
export interface Caller {
  readonly keyId: string;
  readonly organisationId: string;
  readonly keyName: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  /** Null for a key that may see every cohort of its organisation. */
  readonly cohortId: string | null;
  readonly expiresAt: Date | null;
}
