import { buildIfNeeded } from '../../scripts/build-if-needed.mjs';

/** For suites that run the built service as processes of its own. */
export default buildIfNeeded;
