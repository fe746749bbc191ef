import { resolve } from 'node:path';

/** The service is built before the tests. */
export const BUILT_THREAD = resolve('dist', 'src', 'modules', 'review', 'review-thread.main.js');
