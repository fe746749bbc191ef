import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir, lockHolder } from '../../local/data-lock.js';
import { recordOf } from '../../local/process-record.js';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

describe('the lock on a data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  afterEach(removeTemporaryFolders);

  it('is refused while a live process holds it, and free again afterwards', () => {
    const lock = lockDataDir(folder);
    expect(lockHolder(folder)).toBe(process.pid);
    expect(() => lockDataDir(folder)).toThrow(
      `Process ${process.pid} already runs the service on ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
    lock.release();
    expect(lockHolder(folder)).toBeUndefined();
    lockDataDir(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that has died', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    await once(child, 'spawn');
    writeFileSync(join(folder, 'lock'), recordOf(child.pid ?? 0, folder));
    expect(() => lockDataDir(folder)).toThrow(`Process ${String(child.pid)} already runs`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDataDir(folder);
    expect(lockHolder(folder)).toBe(process.pid);
  });

  it('is taken over when the id of the dead process belongs to another one by now', () => {
    const record = JSON.parse(recordOf(process.pid, folder)) as object;
    writeFileSync(join(folder, 'lock'), JSON.stringify({ ...record, started: 'long ago' }));
    lockDataDir(folder);
    expect(lockHolder(folder)).toBe(process.pid);
  });

  it.each(['', '{', 'null', '[]', '{"pid":"1"}'])('is taken over when it is damaged: %j', (content) => {
    writeFileSync(join(folder, 'lock'), content);
    lockDataDir(folder);
    expect(lockHolder(folder)).toBe(process.pid);
  });

  it('does not hold in a copy of the folder', () => {
    lockDataDir(folder);
    const copy = join(temporaryFolder(), 'copy');
    cpSync(folder, copy, { recursive: true });
    lockDataDir(copy);
    expect(lockHolder(copy)).toBe(process.pid);
  });
});
