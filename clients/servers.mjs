// A service as a newcomer starts it, and before it a proxy that holds every exchange against openapi.json.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../dist/local/free-port.js';
import { removePrivatePlace } from '../dist/local/private-place.js';

const root = join(import.meta.dirname, '..');
const READY_MS = 120_000;

/** The service with its demonstration; `end` leaves nothing of it behind. */
export async function startService() {
  const dataDir = mkdtempSync(join(tmpdir(), 'intake-clients-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '10000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '10000',
  };
  const service = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const end = async () => {
    await endGroup(service);
    removePrivatePlace(realpathSync(dataDir));
    rmSync(dataDir, { recursive: true, force: true });
  };
  const file = join(dataDir, 'demo.json');
  try {
    await until(service, () => existsSync(file));
  } catch (error) {
    await end();
    throw error;
  }
  const demo = JSON.parse(readFileSync(file, 'utf8'));
  return { baseUrl: demo.base_url, demo, end };
}

/** Prism, which passes everything on and says in a header of the answer what does not keep to the document. */
export async function startProxy(upstream) {
  const port = await freePort();
  const program = join(import.meta.dirname, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const args = [
    '--max-http-header-size=1048576',
    program,
    'proxy',
    join(root, 'openapi.json'),
    upstream,
    '-p',
    String(port),
    '-v',
    'error',
  ];
  const proxy = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const baseUrl = `http://127.0.0.1:${port}`;
  const end = () => endGroup(proxy);
  try {
    await until(proxy, () =>
      fetch(`${baseUrl}/v1/api/me`).then(
        () => true,
        () => false,
      ),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { baseUrl, end };
}

async function until(process, holds) {
  const deadline = Date.now() + READY_MS;
  while (!(await holds())) {
    if (process.exitCode !== null) throw new Error(`it ended with ${process.exitCode} before it was ready`);
    if (Date.now() > deadline) throw new Error(`not ready within ${READY_MS} ms`);
    await sleep(100);
  }
}

async function endGroup(child) {
  if (child.exitCode !== null) return;
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
}
