import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { guardProcess } from '../../local/process-guard.js';
import { waitUntil } from '../../local/wait-until.js';

const READY_MS = 60_000;
const POLITE_MS = 20_000;
const LOG_LINES = 20;

interface Launch {
  /** For messages. */
  readonly name: string;
  /** The script for Node.js to run. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where it works, so that no `.env` of a developer has a say. */
  readonly cwd: string;
}

/** A server under measurement: a process of its own, which says on stdout when it is ready. */
export class BenchProcess {
  private readonly lines: string[] = [];
  private readonly guard: { dismiss: () => void } | undefined;
  private baseUrl: string | undefined;

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    this.guard = child.pid === undefined ? undefined : guardProcess(child.pid);
    for (const output of [child.stdout, child.stderr]) {
      if (output !== null)
        createInterface(output).on('line', (line) => {
          this.hear(line);
        });
    }
  }

  /** Resolves once it is ready. @throws Error with the end of what it wrote */
  static async start({ name, main, env, cwd }: Launch): Promise<BenchProcess> {
    const child = spawn(process.execPath, [main], {
      cwd,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_PRIVILEGED_ACCOUNT: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C goes to the whole group of a terminal; when these end is for the bench to decide.
      detached: true,
    });
    const started = new BenchProcess(name, child);
    await waitUntil(() => started.baseUrl !== undefined || started.hasEnded, { withinMs: READY_MS });
    if (started.baseUrl !== undefined && !started.hasEnded) return started;
    await started.stop();
    throw new Error(`${name} did not start:\n${started.lines.join('\n')}`);
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined || this.hasEnded) throw new Error(`${this.name} ended:\n${this.lines.join('\n')}`);
    return pid;
  }

  get port(): number {
    return Number(new URL(this.baseUrl ?? '').port);
  }

  async stop(): Promise<void> {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (this.hasEnded) break;
      this.child.kill(signal);
      await Promise.race([once(this.child, 'exit'), waitUntil(() => this.hasEnded, { withinMs: POLITE_MS })]);
    }
    this.guard?.dismiss();
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private hear(line: string): void {
    if (this.baseUrl === undefined && line.includes('"Ready"'))
      this.baseUrl = (JSON.parse(line) as { base_url: string }).base_url;
    this.lines.push(line);
    if (this.lines.length > LOG_LINES) this.lines.shift();
  }
}
