import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Accounts {
  readonly owner: string;
  readonly service: string;
}

/** A built version of the service, as it would be in an image. */
export class Build {
  constructor(private readonly folder: string) {}

  get main(): string {
    return join(this.folder, 'dist', 'service', 'main.js');
  }

  /** Builds from before refuse every schema that is later than their own. */
  get asksForFloor(): boolean {
    return existsSync(join(this.folder, 'src', 'database', 'migrations', '1795700020000-keep-a-schema-floor.ts'));
  }

  /** A command of an operator, as the owner of the tables. @returns what it printed */
  async admin<T>({ owner, service }: Accounts, ...words: string[]): Promise<T> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(this.folder, 'dist', 'src', 'admin', 'main.js'), ...words],
      // Away from the settings of a developer.
      { cwd: '/', env: { PATH: process.env['PATH'], DATABASE_URL: service, DATABASE_OWNER_URL: owner } },
    );
    return JSON.parse(stdout) as T;
  }
}
