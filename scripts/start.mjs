import { buildAllIfNeeded } from './build-if-needed.mjs';

buildAllIfNeeded();
await import('../dist/service/start.js');
