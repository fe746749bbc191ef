// Proves openapi.json against a running service, and by what others make of it: node clients/main.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installIn } from '../scripts/install.mjs';

const folder = import.meta.dirname;
const document = JSON.parse(readFileSync(join(folder, '..', 'openapi.json'), 'utf8'));
const started = Date.now();
// The service itself needs none of it.
await installIn(folder);

const { generateClients } = await import('./generate.mjs');
const { judge } = await import('./judge.mjs');
const { recordTraffic } = await import('./record.mjs');

const [unmade, recorded] = await Promise.all([generateClients(), recordTraffic()]);
console.log(
  `${recorded.length} exchanges; six clients made and compiled; ${Math.round((Date.now() - started) / 1000)} s`,
);
const problems = [...unmade, ...(await judge(document, recorded))];
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) console.error(`${problems.length} problems with openapi.json`);
process.exitCode = problems.length > 0 ? 1 : 0;
