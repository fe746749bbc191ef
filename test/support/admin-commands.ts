import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as pathTo } from 'node:path';
import { type CommandEnding, runCommand } from '../../src/admin/run-command.js';
import { loadSettings } from '../../src/config/load-settings.js';

const RUN = [pathTo('scripts', 'run-built.mjs'), 'local/admin.main.js'];

/** The id of nothing. */
export const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

/** What `create-organisation` prints. */
export interface Created {
  organisation_id: string;
  portal: { email: string; password: string };
  keys: { live: string; test: string };
}

/** The operator's commands, on a database. */
export class AdminCommands {
  readonly folder = mkdtempSync(join(tmpdir(), 'intake-admin-'));

  constructor(private readonly databaseUrl: string) {}

  run(args: string[], databaseUrl = this.databaseUrl): Promise<CommandEnding> {
    return runCommand(args, () => loadSettings({ DATABASE_URL: databaseUrl }));
  }

  /** As a process of its own, which takes a second to start: for what only a process can show. */
  runProcess(args: string[], env: Record<string, string> = { DATABASE_URL: this.databaseUrl }): Promise<CommandEnding> {
    const options = { cwd: this.folder, env: { PATH: process.env['PATH'], DATA_DIR: this.folder, ...env } };
    return new Promise((resolve) => {
      execFile(process.execPath, [...RUN, ...args], options, (error, stdout, stderr) => {
        const status = (error?.code ?? 0) as CommandEnding['status'];
        resolve({ status, stdout, stderr: stderr.replace(/^Building …\n/, '') });
      });
    });
  }

  async succeed<T = unknown>(...args: string[]): Promise<T> {
    return resultOf(await this.run(args)) as T;
  }

  createOrganisation(name: string, email: string): Promise<Created> {
    return this.succeed('create-organisation', '--name', name, '--email', email);
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** What a command prints that succeeds. */
export function resultOf({ status, stdout, stderr }: CommandEnding): unknown {
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

/** The command says in one line what cannot be done, and does nothing. */
export function expectFailure(
  { status, stdout, stderr }: CommandEnding,
  expected: number,
  sentence: string | RegExp,
): void {
  expect(stderr).toMatch(sentence);
  expect([status, stdout, stderr.trim().split('\n').length]).toEqual([expected, '', 1]);
}
