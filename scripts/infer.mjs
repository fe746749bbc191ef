import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/src/command-line/infer.main.js');
