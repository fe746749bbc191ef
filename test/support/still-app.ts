import { FingerprintIndexer } from '../../src/modules/review/worker/fingerprint.indexer.js';
import { StatisticsKeeper } from '../../src/modules/standings/statistics.keeper.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** A service that tidies nothing up between requests: whatever changes in its database, a request has changed. */
export function startStillApp(): Promise<TestApp> {
  return startTestApp({
    overrides: [StatisticsKeeper, FingerprintIndexer].map((provide) => ({ provide, useValue: {} })),
  });
}
