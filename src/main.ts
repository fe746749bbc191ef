import './node-navigator.js';
import 'reflect-metadata';

// Not before the two: what is imported by name is all read first, and in a bundle in an order of its own.
const { runService } = await import('./run-service.js');

await runService();
