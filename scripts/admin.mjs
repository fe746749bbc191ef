import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
await import('../dist/local/admin.main.js');
