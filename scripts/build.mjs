import { build, buildRestIfNeeded } from './build-if-needed.mjs';

await Promise.all([build(), buildRestIfNeeded()]);
