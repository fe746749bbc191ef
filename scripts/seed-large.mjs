import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/bench/growth/seed.main.js');
