import { buildIfNeeded } from './build-if-needed.mjs';

await buildIfNeeded();
await import('../dist/src/command-line/review.main.js');
