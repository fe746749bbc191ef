import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';

/** On whose behalf something is done, and with which rights. What a caller may see or do depends on this alone. */
export interface Caller {
  /** Null for an applicant, who comes by the public form and holds no key. */
  readonly keyId: string | null;
  readonly organisationId: string;
  readonly environment: Environment;
  /** Null for a key that may see every cohort of its organisation. */
  readonly cohortId: string | null;
}

/** Who holds the key of this request. */
export interface KeyHolder extends Caller {
  readonly keyId: string;
  readonly keyName: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  /** Null for a key with the default limit. */
  readonly rateLimitPerMinute: number | null;
}
