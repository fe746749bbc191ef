import { resolve } from 'node:path';

/** The service is built before the tests, and runs these: threads cannot read TypeScript. */
function built(name: string): string {
  return resolve('dist', 'service', name);
}

export const BUILT_REVIEW_THREAD = built('review-thread.main.js');
export const BUILT_FIELDS_THREAD = built('fields-thread.main.js');
