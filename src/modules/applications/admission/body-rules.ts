import { LIMITS } from '../../../common/validation/limits.js';
import { TEXT_LIMITS, TEXTS } from '../application-texts.js';

/** What the body of an application may be where it comes in. */
export interface BodyRules {
  /** What has to be text where it is sent, in the order in which a caller is told. */
  readonly texts: readonly string[];
  /** At most so many characters. */
  readonly limits: readonly (readonly [name: string, max: number])[];
  /** Answers may be left out, and may be an object of key to value. */
  readonly isLenient: boolean;
}

const OPTIONAL = TEXTS.filter(({ isRequired }) => !isRequired);
const REQUIRED = TEXTS.filter(({ isRequired }) => isRequired);

/** Of cohort_id, which is looked at first, nothing; a schema_id of any length is that of no schema. */
export const LIVE_BODY: BodyRules = {
  texts: [...OPTIONAL.map(({ name }) => name), 'schema_id', ...REQUIRED.map(({ name }) => name)],
  limits: Object.entries(TEXT_LIMITS),
  isLenient: false,
};

/** The sandbox takes the ids of any cohort and schema. */
const SANDBOX_LIMITS = { cohort_id: LIMITS.externalId, schema_id: LIMITS.externalId, ...TEXT_LIMITS };
export const SANDBOX_BODY: BodyRules = {
  texts: Object.keys(SANDBOX_LIMITS),
  limits: Object.entries(SANDBOX_LIMITS),
  isLenient: true,
};
