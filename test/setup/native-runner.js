// What decorators write to. Spec files come in any order, and some import nothing that brings it.
import 'reflect-metadata';
import circus from 'jest-circus/runner';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { loadCircusAnew } from './circus.js';
import { takePlace } from './places.js';
import { sourceStack } from './source-stack.js';
import { endStorages } from './storages.js';

register('./typescript-hooks.js', import.meta.url);

/** The last that Jest tells a worker, as jest-worker numbers its messages. */
const END = 2;

/** What spec files share would keep their worker from ending. */
function endWhatIsKept([type]) {
  if (type !== END) return;
  process.off('message', endWhatIsKept);
  for (const { end } of globalThis.keptForSpecs?.values() ?? []) void end();
}
if (process.send !== undefined) process.on('message', endWhatIsKept);

/**
 * Jest's own runner, except that Node loads the spec file and all that it imports: what the spec files of one worker
 * share is read, compiled and warm after the first. Jest would load the service and its packages anew for each, which
 * takes longer than most files' tests. A module's state therefore outlives a spec file, as it outlives a request.
 */
export default async function runSpec(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  if (globalConfig.watch || globalConfig.watchAll) throw new Error('Watching would run again what was loaded first.');
  globalThis.console = environment.global.console;
  // Jest's own knows only the files that Jest loads.
  Error.prepareStackTrace = sourceStack;
  const oneGlobal = Object.create(environment, { global: { value: globalThis } });
  const native = Object.create(runtime, {
    requireInternalModule: { value: loadCircusAnew },
    setGlobalsForRuntime: { value: () => undefined },
    unstable_importModule: { value: (path) => import(pathToFileURL(path).href) },
    unstable_shouldLoadAsEsm: { value: () => true },
  });
  const leave = await takePlace(testPath);
  try {
    return await circus.default(globalConfig, config, oneGlobal, native, testPath, sendMessageToJest);
  } finally {
    endStorages();
    leave();
  }
}
