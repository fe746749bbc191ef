import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { ManagedProcess, type ManagedProcessOptions } from '../../local/managed-process.js';
import { processStart } from '../../local/process-table.js';
import { waitUntil } from '../../local/wait-until.js';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

/** A server in a few lines: it says that it is there by a file with its id. */
const ANNOUNCE = "require('node:fs').writeFileSync('ready', String(process.pid));";
const STAY = 'setInterval(() => undefined, 1000);';
const DEAF = `process.on('SIGTERM', () => undefined); ${ANNOUNCE}${STAY}`;

describe('a managed process', () => {
  const running: ManagedProcess[] = [];
  let folder: string;
  let messages: string[];

  beforeEach(() => {
    folder = temporaryFolder();
    messages = [];
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    removeTemporaryFolders();
  });

  function managed(script: string, options: Partial<ManagedProcessOptions> = {}): ManagedProcess {
    const server: ManagedProcess = new ManagedProcess({
      name: 'The server',
      logFile: join(folder, 'log'),
      log: (message) => {
        messages.push(message);
      },
      prepare: () => Promise.resolve({ command: process.execPath, args: ['-e', script], cwd: folder, env: {} }),
      isReady: () => Promise.resolve(announced() === server.pid),
      stopSteps: [
        { signal: 'SIGTERM', patienceMs: 500 },
        { signal: 'SIGKILL', patienceMs: 5_000 },
      ],
      ...options,
    });
    running.push(server);
    return server;
  }

  function announced(): number | undefined {
    const file = join(folder, 'ready');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  }

  it('is there once it is ready, and gone once it is stopped', async () => {
    const server = managed(ANNOUNCE + STAY);
    await server.start();
    const pid = server.pid ?? 0;
    expect(processStart(pid)).toBeDefined();
    await Promise.all([server.stop(), server.stop()]);
    expect(processStart(pid)).toBeUndefined();
    expect(messages).toEqual([]);
  });

  it('says what the server wrote when it ends before it is ready', async () => {
    const server = managed("console.error('no room on the disk'); process.exit(3);");
    await expect(server.start()).rejects.toThrow(/The server ended at once \(exit code 3\)[^]*no room on the disk/);
  });

  it('is asked again when it never answered', async () => {
    let asked = 0;
    const never = new Promise<boolean>(() => undefined);
    const server = managed(STAY, { isReady: () => ((asked += 1) === 1 ? never : Promise.resolve(true)) });
    await server.start();
    expect(asked).toBe(2);
  });

  it('says so when the program cannot be started at all', async () => {
    const missing = { command: join(folder, 'missing'), args: [], cwd: folder, env: {} };
    const server = managed('', { prepare: () => Promise.resolve(missing) });
    await expect(server.start()).rejects.toThrow(/The server could not be started: .*ENOENT/);
  });

  it('is started again each time it dies', async () => {
    const server = managed(ANNOUNCE + STAY);
    await server.start();
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const pid = server.pid ?? 0;
      messages = [];
      process.kill(pid, signal);
      expect(await waitUntil(() => messages.includes('The server is back.'), { withinMs: 10_000 })).toBe(true);
      expect(messages[0]).toBe(`The server ended unexpectedly (${signal}); starting it again.`);
      expect(server.pid).not.toBe(pid);
      expect(processStart(server.pid ?? 0)).toBeDefined();
    }
  });

  it('is tried again when a new start fails', async () => {
    let starts = 0;
    const server = managed(ANNOUNCE + STAY, {
      prepare: () => {
        starts += 1;
        return starts === 2
          ? Promise.reject(new Error('not this time'))
          : Promise.resolve({ command: process.execPath, args: ['-e', ANNOUNCE + STAY], cwd: folder, env: {} });
      },
    });
    await server.start();
    process.kill(server.pid ?? 0, 'SIGKILL');
    expect(await waitUntil(() => messages.includes('The server is back.'), { withinMs: 10_000 })).toBe(true);
    expect(messages).toContain('Error: not this time');
  });

  it('stays down when it is stopped while it comes back', async () => {
    const server = managed(ANNOUNCE + STAY);
    await server.start();
    process.kill(server.pid ?? 0, 'SIGKILL');
    await waitUntil(() => messages.length > 0, { withinMs: 5_000 });
    await server.stop();
    expect(processStart(server.pid ?? 0)).toBeUndefined();
    expect(messages).not.toContain('The server is back.');
  });

  it('is ended by force when it does not listen', async () => {
    const server = managed(DEAF);
    await server.start();
    const pid = server.pid ?? 0;
    await server.stop();
    expect(processStart(pid)).toBeUndefined();
  });

  it.each([
    [
      'while it is being stopped',
      'await starting; console.log(server.pid); void server.stop(); setImmediate(() => process.exit());',
    ],
    [
      'while it is being started',
      'setInterval(() => { if (server.pid) { console.log(server.pid); process.exit(); } }, 1);',
    ],
  ])('ends with a process that exits %s', async (_, exit) => {
    const script = `
      import { existsSync } from 'node:fs';
      import { ManagedProcess } from ${JSON.stringify(pathToFileURL(resolve('dist', 'local', 'managed-process.js')).href)};
      const server = new ManagedProcess({
        name: 'The server', logFile: 'log', log: () => {},
        prepare: async () => ({ command: process.execPath, args: ['-e', ${JSON.stringify(DEAF)}], cwd: process.cwd(), env: {} }),
        isReady: async () => existsSync('ready'),
        stopSteps: [{ signal: 'SIGTERM', patienceMs: 60_000 }],
      });
      const starting = server.start();
      ${exit}`;
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(await text(owner.stdout));
    expect(pid).toBeGreaterThan(0);
    expect(await waitUntil(() => processStart(pid) === undefined, { withinMs: 5_000 })).toBe(true);
  });
});
