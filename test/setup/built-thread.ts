import { resolve } from 'node:path';

/** The service is built before the tests; threads cannot read TypeScript. */
function built(...path: string[]): string {
  return resolve('dist', 'src', ...path);
}

export const BUILT_REVIEW_THREAD = built('modules', 'review', 'review-thread.main.js');
export const BUILT_FIELDS_THREAD = built('modules', 'fields', 'fields-thread.main.js');
