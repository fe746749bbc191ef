import { LIMITS } from '../../../common/validation/limits.js';
import { TEXT_LIMITS, TEXTS } from '../application-texts.js';

/** What the body of an application may be where it comes in. */
export interface BodyRules {
  /** Properties that must be text if they are sent, in the order in which callers are told. */
  readonly texts: readonly string[];
  /** The most characters of each text. */
  readonly limits: readonly (readonly [name: string, max: number])[];
  /** Answers may be left out, and may be an object of key to value. */
  readonly isLenient: boolean;
}

const OPTIONAL = TEXTS.filter(({ isRequired }) => !isRequired);
const REQUIRED = TEXTS.filter(({ isRequired }) => isRequired);

/**
 * Nothing about cohort_id, which is checked first, and no limit for schema_id: an overlong one is an unknown schema.
 */
export const LIVE_BODY: BodyRules = {
  texts: [...OPTIONAL.map(({ name }) => name), 'schema_id', ...REQUIRED.map(({ name }) => name)],
  limits: Object.entries(TEXT_LIMITS),
  isLenient: false,
};

/** The sandbox knows no cohorts and schemas, so it takes any id of usual length. */
const SANDBOX_LIMITS = { cohort_id: LIMITS.externalId, schema_id: LIMITS.externalId, ...TEXT_LIMITS };
export const SANDBOX_BODY: BodyRules = {
  texts: Object.keys(SANDBOX_LIMITS),
  limits: Object.entries(SANDBOX_LIMITS),
  isLenient: true,
};
