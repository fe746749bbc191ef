import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/eval/main.js');
