import { FieldThreads } from '../../src/modules/fields/field-reader.js';
import { ReviewThreads } from '../../src/modules/review/threads/review-threads.js';
import { BUILT_FIELDS_THREAD, BUILT_REVIEW_THREAD } from './built-thread.js';

/** Those of all applications in this process, which need not each load the vocabularies anew. */
export const TEST_THREADS = [
  { provide: ReviewThreads, useValue: shared(new ReviewThreads(BUILT_REVIEW_THREAD)) },
  { provide: FieldThreads, useValue: shared(new FieldThreads(BUILT_FIELDS_THREAD)) },
];

/** One application that ends leaves them to the others. */
function shared<T extends ReviewThreads | FieldThreads>(threads: T): T {
  threads.onApplicationShutdown = () => undefined;
  return threads;
}
