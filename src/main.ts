import './node-navigator.js';
import 'reflect-metadata';

// Not before the two: what is imported by name is all read first, and in a bundle in an order of its own.
const { runService } = await import('./run-service.js');

try {
  await runService();
} catch (error) {
  // One clear message for a person; the stack would only bury it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
