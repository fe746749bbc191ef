import { buildWhatRunsIfNeeded } from './build-if-needed.mjs';

await buildWhatRunsIfNeeded();
await import('../dist/service/start.js');
