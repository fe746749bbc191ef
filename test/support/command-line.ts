import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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

/** The command line as a process of its own, in a home of its own. */
export class CommandLine {
  readonly home = mkdtempSync(join(tmpdir(), 'intake-cli-'));

  constructor(
    private readonly baseUrl: string,
    private readonly key: string | null,
  ) {}

  /** In the mode of pipes, unless the arguments ask for the other. */
  async run(args: readonly string[], { input = '', env = {} }: Way = {}): Promise<Ended> {
    const child = this.start(args, env);
    const ended = endOf(child);
    child.stdin?.end(input);
    return ended;
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

  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    return spawn(process.execPath, [PROGRAM, ...args], {
      cwd: this.home,
      env: {
        PATH: process.env['PATH'],
        HOME: this.home,
        XDG_CONFIG_HOME: join(this.home, 'config'),
        INTAKE_BASE_URL: this.baseUrl,
        ...(this.key !== null && { INTAKE_API_KEY: this.key }),
        ...env,
      },
    });
  }

  write(name: string, content: string): string {
    const path = join(this.home, name);
    writeFileSync(path, content);
    return path;
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
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
