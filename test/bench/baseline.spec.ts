import 'reflect-metadata';
import { type INestApplication, type INestApplicationContext } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { hashOf } from '../../bench/baseline/api-key.guard.js';
import { startBaselineApi } from '../../bench/baseline/baseline-api.js';
import { startBaselineWorker } from '../../bench/baseline/baseline-worker.js';
import { ApiKey, Cohort, Organisation } from '../../bench/baseline/entities.js';
import { BENCH_ANSWERS, CONTACT_EMAIL } from '../../bench/bench-application.js';
import { baseUrlOf } from '../../src/common/http/listening.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';

const KEY = 'baseline-key';

let stores: TestStores;
let api: NestExpressApplication;
let worker: INestApplicationContext;
let client: ApiClient;
let cohortId: string;

beforeAll(async () => {
  stores = await createTestStores();
  api = await startBaselineApi(stores);
  worker = await startBaselineWorker(stores);
  client = new ApiClient(baseUrlOf(api, '127.0.0.1'), KEY);
  const { manager } = api.get(DataSource);
  const { id: organisationId } = await manager.save(manager.create(Organisation, { balance: 2 }));
  await manager.save(manager.create(ApiKey, { organisationId, hash: hashOf(KEY), scopes: ['write'] }));
  cohortId = (await manager.save(manager.create(Cohort, { organisationId, status: 'open' }))).id;
});
afterAll(async () => {
  const apps: (INestApplication | INestApplicationContext)[] = [api, worker];
  for (const app of apps) await app.close();
  await stores.drop();
});

function submit(change: Record<string, unknown> = {}) {
  return client.post('/v1/api/applications', {
    cohort_id: cohortId,
    contact_email: CONTACT_EMAIL,
    answers: BENCH_ANSWERS,
    ...change,
  });
}

it('does what it is compared for: takes in, charges, reviews, and shows both record and report', async () => {
  const accepted = await submit();
  expect(accepted).toMatchObject({ status: 202, body: { submission_id: expect.any(String), status: 'pending' } });
  const path = `/v1/api/applications/${String(accepted.body['submission_id'])}`;
  await eventually(async () => (await client.get(path)).body['status'] === 'complete');
  expect(await client.get(`${path}/insights`)).toMatchObject({ status: 200, body: { verdict: expect.any(String) } });
  expect((await submit()).status).toBe(202);
  expect((await submit()).status).toBe(402);
});

it('refuses what it must', async () => {
  expect((await submit({ contact_email: 'nobody' })).status).toBe(400);
  expect((await submit({ cohort_id: '01a1fd4e-b080-70da-af22-7fde0e270d61' })).status).toBe(404);
  expect((await new ApiClient(baseUrlOf(api, '127.0.0.1'), 'wrong').get('/v1/api/applications/x')).status).toBe(401);
});
