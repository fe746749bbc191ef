import { buildIfNeeded } from './build-if-needed.mjs';

await buildIfNeeded();
await import('../dist/eval/main.js');
