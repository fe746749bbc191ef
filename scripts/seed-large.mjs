import { buildIfNeeded } from './build-if-needed.mjs';

await buildIfNeeded();
await import('../dist/bench/growth/seed.main.js');
