import { buildIfNeeded } from './build-if-needed.mjs';

await buildIfNeeded();
await import('../dist/local/admin.main.js');
