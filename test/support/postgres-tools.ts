import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../../local/run-command.js';

const DEBIAN = '/usr/lib/postgresql';

interface Run {
  readonly status: number | null;
  readonly stderr: string;
}

/** PostgreSQL's own client programs, as an operator has them. */
export class PostgresTools {
  private constructor(private readonly folder: string) {}

  /** Of `PG_BIN`, the path or Debian's folders; of this major version of the server or a later one, for no older can dump it. */
  static async find(major: number): Promise<PostgresTools> {
    const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
    const folders = [process.env['PG_BIN'] ?? '', ...(process.env['PATH'] ?? '').split(delimiter), ...debian].filter(
      (folder) => folder !== '',
    );
    for (const folder of folders) {
      const { succeeded, output } = await runCommand(join(folder, 'pg_dump'), ['--version']);
      if (succeeded && Number(/\) (\d+)/.exec(output)?.[1]) >= major) return new PostgresTools(folder);
    }
    throw new Error(
      `There is no pg_dump of PostgreSQL ${major} or later: install postgresql-client-${major}, or name its folder in PG_BIN.`,
    );
  }

  async run(
    program: 'psql' | 'pg_dump' | 'pg_restore',
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Run> {
    const child = spawn(join(this.folder, program), args, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, stderr: Buffer.concat(chunks).toString() };
  }
}
