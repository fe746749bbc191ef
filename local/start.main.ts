import '../src/start/node-navigator.js';
import 'reflect-metadata';

// As in `src/main.ts`, which runs the service where its servers are given.
const [{ runService }, { startLocalServices }] = await Promise.all([
  import('../src/start/run-service.js'),
  import('./local-services.js'),
]);

await runService(startLocalServices);
