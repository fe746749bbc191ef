import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDataDir } from '../../local/data-folder.js';
import { guardEphemeral } from '../../local/ephemeral-guard.js';
import { freePort, LOOPBACK } from '../../local/free-port.js';
import { removePrivatePlace } from '../../local/private-place.js';
import { guardProcess } from '../../local/process-guard.js';
import { openServerLog, tailOf } from '../../local/server-log.js';
import { waitUntil } from '../../local/wait-until.js';
import { type BenchCase } from './bench-case.js';

const READY_MS = 60_000;
const END_MS = 20_000;

/** A bare start, as a newcomer does it, on a data folder that has been used before. */
export class ColdStart {
  private readonly guard: { dismiss: () => void };
  private isWarm = false;

  private constructor(private readonly dataDir: string) {
    this.guard = guardEphemeral(dataDir);
  }

  static prepare(): ColdStart {
    return new ColdStart(openDataDir(mkdtempSync(join(tmpdir(), 'intake-start-'))));
  }

  asCase(): BenchCase {
    return { name: 'start', contenders: [{ name: 'intake', measure: async () => ({ value: await this.measure() }) }] };
  }

  remove(): void {
    this.guard.dismiss();
    removePrivatePlace(this.dataDir);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Seconds until the service says that it is ready. */
  private async measure(): Promise<number> {
    if (!this.isWarm) await startAndEnd(this.dataDir);
    this.isWarm = true;
    return startAndEnd(this.dataDir);
  }
}

async function startAndEnd(dataDir: string): Promise<number> {
  const port = await freePort();
  const logFile = join(dataDir, 'start.log');
  const output = openServerLog(logFile);
  const startedAt = performance.now();
  const service = spawn('npm', ['start', '--silent'], {
    cwd: resolve('.'),
    env: { PATH: process.env['PATH'], HOME: dataDir, DATA_DIR: dataDir, PORT: String(port), HOST: LOOPBACK },
    stdio: ['ignore', output.fd, output.fd],
    // A group of its own, since npm starts the service as a child.
    detached: true,
  });
  const group = -(service.pid ?? 0);
  const guard = guardProcess(group);
  try {
    const isReady = await waitUntil(() => answers(port), { withinMs: READY_MS, everyMs: 10 });
    if (!isReady) throw new Error(`npm start was not ready within ${READY_MS / 1_000} s:\n${tailOf(logFile)}`);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await endGroup(service, group);
    output.close();
    guard.dismiss();
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://${LOOPBACK}:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

async function endGroup(service: ChildProcess, group: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (service.exitCode !== null || service.signalCode !== null) return;
    process.kill(group, signal);
    await waitUntil(() => service.exitCode !== null || service.signalCode !== null, { withinMs: END_MS });
  }
}
