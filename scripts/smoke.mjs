// Does what the README tells a newcomer to do, as a newcomer's shell would, and fails when it does not work.
import { spawn, execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../dist/local/free-port.js';

const READY_MS = 60_000;
const dataDir = '.data/smoke';
rmSync(dataDir, { recursive: true, force: true });

const started = Date.now();
const service = spawn('npm', ['start', '--silent'], {
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
const deadline = setTimeout(() => fail(`not ready within ${READY_MS} ms`), READY_MS);

try {
  const [submit, report] = await curlLines();
  clearTimeout(deadline);
  console.log(`ready after ${Date.now() - started} ms`);
  const accepted = JSON.parse(sh(submit));
  if (accepted.status !== 'pending') fail(`not accepted: ${JSON.stringify(accepted)}`);
  if (accepted.warnings !== undefined)
    fail(`the example does not fit its own form: ${JSON.stringify(accepted.warnings)}`);
  const insights = JSON.parse(sh(report));
  if (insights.submission_id !== accepted.submission_id) fail(`no report: ${JSON.stringify(insights)}`);
  console.log(
    `report: clarity ${insights.clarity_score}, fit ${insights.founder_fit_score}, idea ${insights.idea_strength_score}, ${insights.verdict}`,
  );
  const mode = execFileSync('stat', ['-c', '%a', `${dataDir}/demo.json`], { encoding: 'utf8' }).trim();
  if (mode !== '600') fail(`demo.json has mode ${mode}`);
  JSON.parse(readFileSync(`${dataDir}/demo.json`, 'utf8'));
} finally {
  clearTimeout(deadline);
  if (service.exitCode === null) {
    process.kill(-service.pid, 'SIGTERM');
    await once(service, 'exit');
  }
  const { removePrivatePlace } = await import('../dist/local/private-place.js');
  removePrivatePlace(realpathSync(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}

/** The two lines that the service prints to be pasted. */
async function curlLines() {
  const lines = [];
  for await (const line of createInterface({ input: service.stdout })) {
    if (line.includes('curl ')) lines.push(line);
    if (lines.length === 2) return lines;
  }
  return fail('the service ended before it was ready');
}

function sh(line) {
  return execFileSync('sh', ['-c', line], { encoding: 'utf8' });
}

function fail(message) {
  console.error(`Smoke run failed: ${message}`);
  process.exitCode = 1;
  throw new Error(message);
}
