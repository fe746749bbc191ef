import asyncHooks from 'node:async_hooks';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where Circus keeps, for the whole process, whom it tells of each test. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
/** What Circus calls the symbol under which it keeps its list of tests: another one each time that it is loaded. */
const LIST_OF_TESTS = 'JEST_STATE_SYMBOL';

const STORAGE = 'AsyncLocalStorage';

/**
 * Knows which test or hook runs, as Circus asks when an error is caught by nobody. One runs after the other; Node's own
 * would tell them apart by a look at every promise of the process.
 */
class OneAfterTheOther {
  async run(store, callback) {
    const outer = this.store;
    this.store = store;
    try {
      return await callback();
    } finally {
      this.store = outer;
    }
  }

  getStore() {
    return this.store;
  }
}

/**
 * The list of tests is each spec file's own, and so are those who are told of them: they would be told of the tests of
 * all later spec files too, and report them to Jest once more.
 */
export function loadCircusAnew(path) {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol === LISTENERS || symbol.description === LIST_OF_TESTS) Reflect.deleteProperty(globalThis, symbol);
  }
  Reflect.deleteProperty(require.cache, path);
  // From Node 22 on it is read through a getter, and cannot be assigned to.
  const original = Object.getOwnPropertyDescriptor(asyncHooks, STORAGE);
  Object.defineProperty(asyncHooks, STORAGE, { value: OneAfterTheOther, configurable: true, enumerable: true });
  try {
    return require(path);
  } finally {
    Object.defineProperty(asyncHooks, STORAGE, original);
  }
}
