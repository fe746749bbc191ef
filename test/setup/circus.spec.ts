import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Prints true for each that holds, and takes the runner of Circus as its argument. */
function tell(script: string): { stdout: string; stderr: string } {
  const runner = resolve('node_modules', 'jest-circus', 'build', 'jestAdapterInit.js');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, runner], {
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

/** As from Node 22 on, whichever version this is: a getter without a setter. What Circus gets instead must be put back. */
const AS_IN_LATER_VERSIONS = `
  import hooks, { AsyncLocalStorage } from 'node:async_hooks';
  import { createRequire } from 'node:module';
  let made = 0;
  const Counted = class extends AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      made += 1;
    }
  };
  Object.defineProperty(hooks, 'AsyncLocalStorage', { get: () => Counted, configurable: true, enumerable: true });
  const { loadCircusAnew } = await import('./test/setup/circus.js');
  loadCircusAnew(createRequire(import.meta.url).resolve(process.argv[1]));
  console.log(made === 0, hooks.AsyncLocalStorage === Counted);
`;

/** What Node 20 has on while a storage is used; later versions ask no promise. */
const USED_BEFORE = `
  import { AsyncLocalStorage } from 'node:async_hooks';
  const { endStorages } = await import('./test/setup/storages.js');
  const storage = new AsyncLocalStorage();
  const inside = storage.run('inside', () => storage.getStore());
  let disabled = 0;
  const { disable } = storage;
  storage.disable = () => {
    disabled += 1;
    disable.call(storage);
  };
  endStorages();
  endStorages();
  console.log(inside === 'inside', disabled === 1, storage.run('again', () => storage.getStore()) === 'again');
`;

it('has Circus follow no promise, under every version of Node.js', () => {
  expect(tell(AS_IN_LATER_VERSIONS)).toEqual({ stdout: 'true true\n', stderr: '' });
});

it('ends the storages that a spec file used, which begin again when they are used again', () => {
  expect(tell(USED_BEFORE)).toEqual({ stdout: 'true true true\n', stderr: '' });
});
