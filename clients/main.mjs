// Proves openapi.json against a running service, and by what others make of it: node clients/main.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { newest } from '../scripts/newest.mjs';

const folder = import.meta.dirname;
const document = JSON.parse(readFileSync(join(folder, '..', 'openapi.json'), 'utf8'));
const started = Date.now();
install();

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

/** When the lock file is newer than what is installed. The service itself needs none of it. */
function install() {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (newest(join(folder, 'package-lock.json')) <= newest(installed)) return;
  const { status } = spawnSync('npm', ['ci', '--no-progress', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  utimesSync(installed, new Date(), new Date());
}
