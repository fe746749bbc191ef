import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/bench/growth/growth.main.js');
