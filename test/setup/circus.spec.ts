import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** As from Node 22 on, whichever version this is: a getter without a setter. Then what is kept must be ended, and put back. */
const AS_IN_LATER_VERSIONS = `
  import hooks, { AsyncLocalStorage } from 'node:async_hooks';
  import { createRequire } from 'node:module';
  Object.defineProperty(hooks, 'AsyncLocalStorage', { get: () => AsyncLocalStorage, configurable: true, enumerable: true });
  const { endCircus, loadCircusAnew } = await import('./test/setup/circus.js');
  let disabled = 0;
  const { disable } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.disable = function () {
    disabled += 1;
    disable.call(this);
  };
  loadCircusAnew(createRequire(import.meta.url).resolve(process.argv[1]));
  endCircus();
  console.log(disabled > 0, hooks.AsyncLocalStorage === AsyncLocalStorage);
`;

it('ends what Circus keeps under every version of Node.js', () => {
  const runner = resolve('node_modules', 'jest-circus', 'build', 'jestAdapterInit.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', AS_IN_LATER_VERSIONS, runner],
    { encoding: 'utf8' },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'true true\n', stderr: '' });
});
