import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, LOOPBACK } from '../../local/free-port.js';
import { waitUntil } from '../../local/wait-until.js';
import { guardProcess } from '../../local/process-guard.js';

const MAIN = resolve('dist', 'service', 'main.js');
const RESTART_DELAY_MS = 200;
const LONGEST_END_MS = 25_000;
const READY_MS = 40_000;
const LOG_LINES = 15;

export interface ServiceProcessOptions {
  readonly name: string;
  readonly role: 'api' | 'worker';
  readonly env: Readonly<Record<string, string>>;
  /** Takes its log, and is where it works, so that no `.env` of a developer has a say. */
  readonly folder: string;
  /** Of another build than this one. */
  readonly main?: string;
}

/** One process of the built service, started again whenever it ends, at the same address, as an orchestrator would. */
export class ServiceProcess {
  /** What it did that nobody asked of it; none of it is in order. */
  readonly misdeeds: string[] = [];
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private expectedEnd: ChildProcess | undefined;
  private supervision: Promise<void> | undefined;

  private constructor(
    private readonly options: ServiceProcessOptions,
    private readonly port: number,
  ) {}

  static async start(options: ServiceProcessOptions): Promise<ServiceProcess> {
    const process = new ServiceProcess(options, await freePort());
    process.supervision = process.supervise();
    return process;
  }

  private get logFile(): string {
    return join(this.options.folder, `${this.options.name}.log`);
  }

  get url(): string {
    return `http://${LOOPBACK}:${this.port}`;
  }

  async untilReady(): Promise<void> {
    if (await waitUntil(() => this.answers('/health/ready'), { withinMs: READY_MS, everyMs: 50 })) return;
    throw new Error(`${this.options.name} is not ready. The end of its log:\n${this.endOfLog()}`);
  }

  /** By force; it is started again. */
  kill(): void {
    this.expectedEnd = this.child;
    this.child?.kill('SIGKILL');
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Politely, and waits until it has ended; it is started again. */
  async terminate(): Promise<void> {
    const { child } = this;
    if (child === undefined || hasEnded(child)) return;
    this.expectedEnd = this.child;
    const began = Date.now();
    child.kill('SIGTERM');
    const inTime = await waitUntil(() => hasEnded(child), { withinMs: LONGEST_END_MS });
    if (!inTime) {
      child.kill('SIGKILL');
      await waitUntil(() => hasEnded(child), { withinMs: LONGEST_END_MS });
    }
    // Another may have killed it meanwhile; and before it knows what to do about it, SIGTERM itself ends it.
    const isEndedBySignal = child.signalCode === 'SIGKILL' || child.signalCode === 'SIGTERM';
    if (!inTime || (child.exitCode !== 0 && !isEndedBySignal)) {
      this.misdeeds.push(
        `${this.options.name} did not end as asked (code ${child.exitCode} after ${Date.now() - began} ms)`,
      );
    }
  }

  /** For good. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.thaw();
    await this.terminate();
    await this.supervision;
  }

  private async supervise(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const child = this.spawn();
      const guard = child.pid === undefined ? undefined : guardProcess(child.pid);
      const over = new AbortController();
      const ready = this.becomesReady(over.signal);
      this.child = child;
      await once(child, 'exit');
      guard?.dismiss();
      over.abort();
      // A start that fails because PostgreSQL is away is in order: it is tried again. Falling over later is not.
      const wasUp = await ready;
      if (wasUp && this.expectedEnd !== child) {
        this.misdeeds.push(
          `${this.options.name} ended by itself (${child.signalCode ?? `code ${child.exitCode}`}):\n${this.endOfLog()}`,
        );
      }
      await sleep(RESTART_DELAY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private spawn(): ChildProcess {
    const { role, env, folder, main = MAIN } = this.options;
    const log = openSync(this.logFile, 'a');
    try {
      return spawn(process.execPath, [main], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          LOG_LEVEL: 'warn',
          ...env,
          ROLE: role,
          HOST: LOOPBACK,
          PORT: String(this.port),
        },
        stdio: ['ignore', log, log],
        // Ctrl-C goes to the whole group of a terminal; how these end is for the suite to decide.
        detached: true,
      });
    } finally {
      closeSync(log);
    }
  }

  private endOfLog(): string {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n');
  }

  private async becomesReady(over: AbortSignal): Promise<boolean> {
    while (!over.aborted) {
      if (await this.answers('/health/live')) return true;
      await sleep(100);
    }
    return false;
  }

  private async answers(path: string): Promise<boolean> {
    try {
      const response = await fetch(this.url + path, { signal: AbortSignal.timeout(2_000) });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
