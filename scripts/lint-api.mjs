// Holds the documents of the API against the rules in `checks`: node scripts/lint-api.mjs
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn } from './install.mjs';
import { run, runNode } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const checks = join(root, 'checks');
const packages = join(checks, 'node_modules');
const DOCUMENTS = ['openapi.json', 'openapi-portal.json'];

await installIn(checks);
const spectral = join(packages, '@stoplight', 'spectral-cli', 'dist', 'index.js');
const rules = join(checks, 'ruleset.yaml');
await runNode(root, spectral, 'lint', ...DOCUMENTS, '--ruleset', rules, '--fail-severity', 'warn');
const redocly = join(packages, '@redocly', 'cli', 'bin', 'cli.js');
const config = join(checks, 'redocly.yaml');
await run(root, process.execPath, [redocly, 'lint', ...DOCUMENTS, '--config', config], {
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
});
