import { KnownIdPipe } from '../../common/http/known-id.pipe.js';

/** Reads the id of a cohort in a path. */
export const KNOWN_COHORT = new KnownIdPipe('cohort_not_found');
