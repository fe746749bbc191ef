import { setFlagsFromString } from 'node:v8';

// Under load V8 would let the heap grow to several times what is in use before it looks for what is not, and keep it.
setFlagsFromString('--heap-growing-percent=50');
// Otherwise V8 decides in the first second of load which objects live long, and puts all of their kind where the old ones are,
// for as long as the process runs: in half of the processes those of a request, with everything that they refer to.
setFlagsFromString('--no-allocation-site-pretenuring');
