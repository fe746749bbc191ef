import { buildAllIfNeeded } from './build-if-needed.mjs';

await buildAllIfNeeded();
await import('../dist/service/start.js');
