/** Says how to draw the same sample of generated cases again when a test has failed. */
export default class SeedReporter {
  onRunComplete(_contexts, { numFailedTests }) {
    if (numFailedTests === 0 || process.env.TEST_FULL === '1') return;
    console.error(`\nGenerated cases were sampled: TEST_SEED=${process.env.TEST_SEED} tries the same again.`);
  }
}
