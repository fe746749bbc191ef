import fc from 'fast-check';

const SHARE = 8;

/** `npm run test:full` tries every generated case. */
const IS_FULL = process.env['TEST_FULL'] === '1';

/** Chosen once for the whole run, by jest.config.js; the reporter prints it when a test fails. */
const SEED = Number(process.env['TEST_SEED'] ?? 1);

/**
 * An eighth of generated cases, in their order, the same for the same seed; all of them in a full run. Lists of the same
 * length that differ in `nth` are sampled at other places.
 */
export function sampled<Item>(cases: readonly Item[], nth = 0): Item[] {
  if (IS_FULL || cases.length === 0) return [...cases];
  const length = Math.ceil(cases.length / SHARE);
  const subsets = fc.subarray([...cases], { minLength: length, maxLength: length });
  return fc.sample(subsets, { seed: SEED + nth, numRuns: 1 })[0] ?? [];
}

/** For `fc.assert`: an eighth of the runs, with the seed of the sample; all of them, each time others, in a full run. */
export function sampledRuns(numRuns: number): { numRuns: number; seed?: number } {
  return IS_FULL ? { numRuns } : { numRuns: Math.ceil(numRuns / SHARE), seed: SEED };
}
