// Builds the service and all that is beside it: `node scripts/build.mjs [service]`, with a word the service alone.
import { build, buildIfNeeded, buildRestIfNeeded } from './build-if-needed.mjs';

await (process.argv[2] === 'service' ? buildIfNeeded() : Promise.all([build(), buildRestIfNeeded()]));
