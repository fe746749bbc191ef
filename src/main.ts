import './node-navigator.js';
import 'reflect-metadata';
import { runService } from './run-service.js';

try {
  await runService();
} catch (error) {
  // One clear message for a person; the stack would only bury it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
