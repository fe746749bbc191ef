import { PATIENT_COUNTING } from '../support/patient-counting.js';
import { keep } from './kept.js';
import { startTestApp, type TestApp } from './test-app.js';
import { createTestStores } from './test-database.js';

/** Of the Redis databases of a worker, the first is that of applications which are not shared. */
const REDIS_PLACES = { api: 1, all: 2 } as const;

/**
 * The application that all spec files of this process share when they need nothing special: no settings, no stop, no
 * count over all organisations. Each spec file makes organisations of its own, and sees no others. Their webhooks may go
 * to receivers on this machine.
 */
export async function sharedTestApp(role: keyof typeof REDIS_PLACES = 'all'): Promise<TestApp> {
  const start = async (): Promise<TestApp> => {
    const stores = await createTestStores(REDIS_PLACES[role]);
    const settings = { ROLE: role, WEBHOOK_ALLOW_PRIVATE: 'true' };
    return startTestApp({ settings, stores, overrides: [PATIENT_COUNTING] });
  };
  const shared = await keep(`application: ${role}`, start, (app) => app.close());
  return { ...shared, close: () => Promise.reject(new Error('Other spec files go on to use the shared application')) };
}
