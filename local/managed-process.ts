import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAtExit } from './end-at-exit.js';
import { openServerLog, tailOf } from './server-log.js';
import { type StopStep } from './process-table.js';
import { waitUntil } from './wait-until.js';

const READY_WITHIN_MS = 60_000;
/** A check that gives no answer is made again: a start once hung on one, and nothing said why. */
const ANSWER_WITHIN_MS = 6_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 30_000;
/** A server that ran this long was healthy: its next end is a new misfortune, not the old one again. */
const HEALTHY_AFTER_MS = 30_000;

export interface Launch {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
}

export interface ManagedProcessOptions {
  /** What people call it, for messages. */
  name: string;
  logFile: string;
  log: (message: string) => void;
  /** Called before each start: clears away what an earlier process left and says what to run. */
  prepare: () => Promise<Launch>;
  onSpawn?: (pid: number) => void;
  /** Whether it can be used by now. Throwing means that it never will be. */
  isReady: () => Promise<boolean>;
  stopSteps: readonly StopStep[];
}

/** It ended before it was ready, such as when its port was taken. */
export class EndedAtOnceError extends Error {}

/**
 * One server that runs as our child: started, watched, started again when it dies, and stopped.
 *
 * It gets a process group of its own, because a terminal sends Ctrl-C to the whole group and the order of a shutdown
 * is ours to decide. Nothing here keeps the event loop alive once the server is up.
 */
export class ManagedProcess {
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private delayMs = FIRST_DELAY_MS;
  private revival: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(private readonly options: ManagedProcessOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves once the server is ready. Otherwise rejects, with the end of its log, and leaves nothing running. */
  async start(): Promise<void> {
    const launch = await this.options.prepare();
    this.stopping.signal.throwIfAborted();
    const child = await this.spawn(launch);
    const exit = exitOf(child);
    this.child = child;
    try {
      if (child.pid !== undefined) this.options.onSpawn?.(child.pid);
      this.stopping.signal.throwIfAborted();
      await this.becomeReady(exit);
    } catch (error) {
      await this.end(child);
      throw error;
    }
    child.unref();
    const readyAt = Date.now();
    void exit.then((how) => {
      this.onUnexpectedExit(how, Date.now() - readyAt);
    });
  }

  /** Ends the server, politely at first. Safe to call more than once, and at any moment. */
  stop(): Promise<void> {
    this.stopped ??= this.endForGood();
    return this.stopped;
  }

  private async spawn(launch: Launch): Promise<ChildProcess> {
    const { command, args, ...options } = launch;
    const output = openServerLog(this.options.logFile);
    try {
      const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output.fd, output.fd] });
      endAtExit(child, () => child.kill('SIGKILL'));
      await once(child, 'spawn');
      child.on('error', (error) => {
        this.options.log(`${this.options.name}: ${error.message}`);
      });
      return child;
    } catch (error) {
      throw new Error(`${this.options.name} could not be started: ${String(error)}`, { cause: error });
    } finally {
      output.close();
    }
  }

  private async becomeReady(exit: Promise<string>): Promise<void> {
    const over = new AbortController();
    const ready = waitUntil(() => this.saysReady(), { withinMs: READY_WITHIN_MS, everyMs: 25, signal: over.signal });
    const outcome = await Promise.race([ready, exit]).finally(() => {
      over.abort();
    });
    if (outcome === true) return;
    const { name, logFile } = this.options;
    const log = `The end of its log, ${logFile}:\n${tailOf(logFile)}`;
    if (outcome === false) throw new Error(`${name} was not ready within ${READY_WITHIN_MS / 1000} s. ${log}`);
    throw new EndedAtOnceError(`${name} ended at once (${outcome}). ${log}`);
  }

  private saysReady(): Promise<boolean> {
    return Promise.race([this.options.isReady(), sleep(ANSWER_WITHIN_MS, false, { ref: false })]);
  }

  private onUnexpectedExit(how: string, livedMs: number): void {
    if (this.stopping.signal.aborted) return;
    this.options.log(`${this.options.name} ended unexpectedly (${how}); starting it again.`);
    if (livedMs >= HEALTHY_AFTER_MS) this.delayMs = FIRST_DELAY_MS;
    this.revival = this.revive();
  }

  private async revive(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await sleep(this.delayMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      this.delayMs = Math.min(this.delayMs * 2, LONGEST_DELAY_MS);
      if (await this.restarted()) return;
    }
  }

  private async restarted(): Promise<boolean> {
    try {
      await this.start();
      this.options.log(`${this.options.name} is back.`);
      return true;
    } catch (error) {
      if (!this.stopping.signal.aborted) this.options.log(String(error));
      return false;
    }
  }

  private async endForGood(): Promise<void> {
    this.stopping.abort();
    if (this.child !== undefined) await this.end(this.child);
    await this.revival;
  }

  private async end(child: ChildProcess): Promise<void> {
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
    for (const { signal, patienceMs } of this.options.stopSteps) {
      if (hasEnded()) return;
      child.kill(signal);
      await waitUntil(hasEnded, { withinMs: patienceMs, everyMs: 10 });
    }
    if (!hasEnded()) this.options.log(`${this.options.name} (process ${String(child.pid)}) does not end.`);
  }
}

async function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal ?? `exit code ${String(code)}`);
    });
  });
}
