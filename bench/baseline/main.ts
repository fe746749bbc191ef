import 'reflect-metadata';
import { baseUrlOf } from '../../src/common/http/listening.js';
import { startBaselineApi } from './baseline-api.js';
import { startBaselineWorker } from './baseline-worker.js';

const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '', ROLE: role } = process.env;
const stores = { databaseUrl, redisUrl };

/** On stdout as this service does it, so that both are started alike. */
function sayReady(baseUrl: string): void {
  process.stdout.write(`${JSON.stringify({ msg: 'Ready', base_url: baseUrl })}\n`);
}

if (role === 'worker') {
  await startBaselineWorker(stores);
  sayReady('');
} else {
  const app = await startBaselineApi(stores);
  sayReady(baseUrlOf(app, '127.0.0.1'));
}
