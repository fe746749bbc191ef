import { buildAllIfNeeded } from './build-if-needed.mjs';

buildAllIfNeeded();
await import('../dist/src/main.js');
