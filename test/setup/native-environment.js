/** The specs mock no module, so there is nothing to be put back. */
const NO_MOCKS = { restoreAllMocks: () => undefined };

/**
 * What Jest asks of an environment, without a context of its own: Node loads the spec files into the process's, and to
 * make another one takes longer than many of them.
 */
export default class NativeEnvironment {
  global = {};
  moduleMocker = NO_MOCKS;

  async setup() {}

  async teardown() {}

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
