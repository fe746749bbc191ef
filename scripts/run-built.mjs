// Builds what has changed, and runs a program of dist/: node scripts/run-built.mjs local/admin.main.js --help
import { buildIfNeeded } from './build-if-needed.mjs';

// The program then finds its own options where it expects them.
const [program] = process.argv.splice(2, 1);
await buildIfNeeded();
await import(`../dist/${program}`);
