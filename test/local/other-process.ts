import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformFileSync } from '@swc/core';
import { type LocalServicesOptions } from '../../local/local-services.js';
import { type PostgresOptions } from '../../local/postgres-server.js';
import { type Account } from '../../local/server-account.js';
import { temporaryFolder } from './temporary-folder.js';

export interface Assignment {
  /** Whom to become first. */
  account?: Account;
  umask?: number;
  services?: Omit<LocalServicesOptions, 'log'>;
  postgres?: Omit<PostgresOptions, 'log'>;
}

const COMPILER = { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } } as const;

/** Starts what it is told to, says where that is reached on one line, and stops it at the end of its input. */
const MAIN = `
  import { startLocalServices } from './local/local-services.js';
  import { startPostgres } from './local/postgres-server.js';
  const { account, umask, services, postgres } = JSON.parse(process.argv[2]);
  if (umask !== undefined) process.umask(umask);
  if (account !== undefined) {
    process.setgroups([]);
    process.setgid(account.gid);
    process.setuid(account.uid);
  }
  const log = (message) => { console.error(message); };
  try {
    const running = await (services ? startLocalServices({ ...services, log }) : startPostgres({ ...postgres, log }));
    console.log(running.databaseUrl ?? running.url);
    process.stdin.on('end', () => { void running.stop(); }).resume();
  } catch (error) {
    console.error(error.message);
  }
`;

/** Another process that runs servers, to see what becomes of them when it ends one way or another. */
export class OtherProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly pid: number,
    readonly databaseUrl: string,
  ) {}

  /** Rejects with what the process says when it cannot do what it is told to. */
  static async start(assignment: Assignment): Promise<OtherProcess> {
    const child = spawn(process.execPath, [join(compiledCode(), 'main.js'), JSON.stringify(assignment)], { cwd: '/' });
    const errors: string[] = [];
    const allSaid = once(
      createInterface(child.stderr).on('line', (line) => errors.push(line)),
      'close',
    );
    const firstLine = new Promise<string | undefined>((resolve) => {
      createInterface(child.stdout)
        .once('line', resolve)
        .once('close', () => {
          resolve(undefined);
        });
    });
    const url = await firstLine;
    if (url === undefined) {
      await allSaid;
      throw new Error(errors.join('\n'));
    }
    return new OtherProcess(child, child.pid ?? 0, url);
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.stdin?.end();
    await exit;
  }

  async kill(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }
}

/** The code under test as plain JavaScript, which a process outside the test runner can execute. */
function compiledCode(): string {
  const folder = temporaryFolder();
  const sources = join(process.cwd(), 'local');
  mkdirSync(join(folder, 'local'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'main.js'), MAIN);
  for (const name of readdirSync(sources).filter((file) => file.endsWith('.ts'))) {
    const { code } = transformFileSync(join(sources, name), COMPILER);
    writeFileSync(join(folder, 'local', `${basename(name, '.ts')}.js`), code);
  }
  return folder;
}
