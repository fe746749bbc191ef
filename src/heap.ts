import { setFlagsFromString } from 'node:v8';
import { type Role } from './config/settings.js';

/** Tells V8 what it cannot know of the work of this process. */
export function configureHeap(role: Role): void {
  // Otherwise V8 decides in the first second of load which objects live long, and puts all of their kind where the old ones are,
  // for as long as the process runs: in every third process those of a request, with everything that they refer to.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Under load V8 would let the heap grow to several times what is in use before it looks for what is not, and keep it. A worker
  // has long work and nobody waiting for its next moment: to look less often is worth the memory.
  if (role !== 'worker') setFlagsFromString('--heap-growing-percent=50');
}
