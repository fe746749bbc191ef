import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../../cli/src/run.js';

const PROGRAM = resolve('cli', 'bin', 'intake.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Way {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The command line, in a home of its own. */
export class CommandLine {
  readonly home = mkdtempSync(join(tmpdir(), 'intake-cli-'));

  constructor(
    private readonly baseUrl: string,
    private readonly key: string | null,
  ) {}

  /**
   * In the mode of pipes, unless the arguments ask for the other. In this process, where no program has to be loaded for
   * each call: `start` is for what only a process can show.
   */
  async run(args: readonly string[], { input = '', env = {} }: Way = {}): Promise<Ended> {
    let [stdout, stderr] = ['', ''];
    const status = await run(args, {
      input: new PassThrough().end(input),
      output: { write: (text) => (stdout += text) },
      complaints: { write: (text) => (stderr += text) },
      environment: this.environment(env),
      stopped: new AbortController().signal,
    });
    return { status, stdout, stderr };
  }

  /** The result as JSON, of a command that is to end well. */
  async json<T = Record<string, unknown>>(args: readonly string[], way?: Way): Promise<T> {
    const { status, stdout, stderr } = await this.run(args, way);
    if (status !== 0) throw new Error(`intake ${args.join(' ')} ended with ${String(status)}: ${stderr}`);
    return JSON.parse(stdout) as T;
  }

  /** The same for people. */
  async text(args: readonly string[], way?: Way): Promise<string> {
    const { status, stdout, stderr } = await this.run([...args, '--no-json'], way);
    if (status !== 0) throw new Error(`intake ${args.join(' ')} ended with ${String(status)}: ${stderr}`);
    return stdout;
  }

  /** How a command fails: its exit code, and the error in JSON. */
  async failure(
    args: readonly string[],
    way?: Way,
  ): Promise<{ status: number | null; error: Record<string, unknown> }> {
    const { status, stderr } = await this.run(args, way);
    const { error } = JSON.parse(stderr) as { error: Record<string, unknown> };
    return { status, error };
  }

  /** As a process of its own. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    return spawn(process.execPath, [PROGRAM, ...args], { cwd: this.home, env: this.environment(env) });
  }

  write(name: string, content: string): string {
    const path = join(this.home, name);
    writeFileSync(path, content);
    return path;
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  private environment(more: Readonly<Record<string, string>>): Record<string, string | undefined> {
    return {
      PATH: process.env['PATH'],
      HOME: this.home,
      XDG_CONFIG_HOME: join(this.home, 'config'),
      INTAKE_BASE_URL: this.baseUrl,
      ...(this.key !== null && { INTAKE_API_KEY: this.key }),
      ...more,
    };
  }
}

export function endOf(child: ChildProcess): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => (stdout += piece));
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => (stderr += piece));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => {
      done({ status, stdout, stderr });
    });
  });
}
