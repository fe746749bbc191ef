import './start/node-navigator.js';
import 'reflect-metadata';

// Imported only after the two settings above: static imports all run first, and in a bundle in an order of its own.
const { runService } = await import('./start/run-service.js');

await runService();
