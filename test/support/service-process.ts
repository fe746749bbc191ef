import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from './eventually.js';

interface Line {
  readonly msg?: string;
  readonly base_url?: string;
  readonly [name: string]: unknown;
}

interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** Where it leads, if it has not been closed meanwhile. */
function linkAt(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** To optimise its code takes a sixth of a process that lives for seconds, and changes nothing that it does. */
const BRIEF = ['--no-opt'];

/** The built service as a process of its own, on a port of its own. */
export class ServiceProcess {
  /** What it logged so far. */
  readonly log: Line[] = [];
  /** What it told people who started it, on standard error. */
  complaints = '';
  /** Its output has been read by then, too. */
  private readonly exited: Promise<[number | null]>;

  private constructor(private readonly child: ChildProcess) {
    this.exited = once(child, 'close') as Promise<[number | null]>;
    if (child.stdout === null || child.stderr === null) throw new Error('No output to read');
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
      process.stderr.write(text);
    });
    createInterface(child.stdout).on('line', (line) => {
      this.log.push(JSON.parse(line) as Line);
    });
  }

  /** Spawned, but not ready yet. */
  static spawn(
    { databaseUrl, redisUrl }: Stores,
    settings: Record<string, string>,
    nodeOptions: string[] = BRIEF,
    folder = process.cwd(),
  ): ServiceProcess {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      PORT: '0',
      DATABASE_POOL_SIZE: '8',
      ...settings,
    };
    const main = join(folder, 'dist', 'service', 'main.js');
    return new ServiceProcess(
      spawn(process.execPath, [...nodeOptions, main], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  /** Where it is reached, once it is ready. */
  async ready(): Promise<string> {
    const line = await eventually(() => {
      if (this.hasExited) throw new Error('The process ended before it was ready');
      return this.log.find(({ msg }) => msg === 'Ready');
    });
    return line.base_url ?? '';
  }

  /** How many files, sockets and pipes it has open: told without a look at each. */
  get descriptors(): number {
    return readdirSync(`/proc/${this.child.pid}/fd`).length;
  }

  /** How many sockets it has open, even if the other end has given them up. */
  get sockets(): number {
    const folder = `/proc/${this.child.pid}/fd`;
    return readdirSync(folder).filter((name) => linkAt(join(folder, name)).startsWith('socket:')).length;
  }

  /** Of the memory that it has; what it has swapped out does not count. */
  get residentMiB(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
  }

  get hasExited(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Null when a signal killed it. */
  async exitCode(): Promise<number | null> {
    return (await this.exited)[0];
  }

  /** For the end of a test that may have failed. */
  async kill(): Promise<void> {
    if (!this.hasExited) this.child.kill('SIGKILL');
    await this.exited;
  }
}
