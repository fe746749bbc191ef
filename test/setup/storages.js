import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * A storage that was used once, such as Playwright's, is asked at every promise that the process makes from then on: also
 * in the spec files after those that had a use for it. It begins again when it is used again.
 */
export function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
