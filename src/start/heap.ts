import { setFlagsFromString } from 'node:v8';
import { type Role } from '../config/settings.js';

/** Sets flags of V8 that suit the work of this process. */
export function configureHeap(role: Role): void {
  // Otherwise V8 decides in the first second of load which objects live long, and from then on allocates all of their
  // kind in the old generation: in every third process this hit the objects of a request, with everything that they
  // refer to.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Under load V8 would let the heap grow to several times what is in use before it collects garbage, and keep it. A
  // worker collects less often, since nobody waits for its next millisecond.
  if (role !== 'worker') setFlagsFromString('--heap-growing-percent=50');
}
