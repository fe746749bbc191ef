import { readFileSync } from 'node:fs';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { run } from '../../support/programs.js';
import { World } from '../../support/world.js';

const SCRIPT = /```sh setup\n([^]*?)```/.exec(readFileSync('docs/managing-by-api.md', 'utf8'))?.[1] ?? '';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { manages: true });
});

const runGuide = () =>
  run('sh', ['-c', SCRIPT], {
    INTAKE_BASE_URL: service.baseUrl,
    INTAKE_API_KEY: world.keys.live,
    INTAKE_TEST_KEY: world.keys.test,
  });

it('sets a partner up by the lines of the guide, and once, however often they are run', async () => {
  const first = await runGuide();
  expect(first).toMatchObject({ code: 0, complaints: '' });
  const [, cohort, live = '', test = ''] =
    /\ncohort (\S+)\nlive (inc_live_\S+)\ntest (inc_test_\S+)\n$/.exec(first.output) ?? [];
  for (const [key, env] of [
    [live, 'live'],
    [test, 'test'],
  ] as const)
    expect((await new ApiClient(service.baseUrl, key).get('/v1/api/me')).body).toMatchObject({
      env,
      cohort_id: cohort,
      scopes: ['applications:write', 'applications:read'],
    });
  const { body } = await world.live.get(`/v1/api/programs/${cohort ?? ''}`);
  expect(body).toMatchObject({
    status: 'open',
    form_validation: 'strict',
    form: { fields: [{ key: 'problem' }, { key: 'who_is_on_the_team' }, { key: 'stage', required: false }] },
  });
  const submissions = await new ApiClient(service.baseUrl, live).get<{ applications: object[] }>(
    '/v1/api/applications',
  );
  expect(submissions.body.applications).toMatchObject([{ status: 'failed', failure_code: 'withdrawn' }]);
  const again = await runGuide();
  expect([again.complaints, again.output.split('\n').slice(-4)]).toEqual(['', first.output.split('\n').slice(-4)]);
  expect((await world.live.get<{ programs: object[] }>('/v1/api/programs?status=all')).body.programs).toHaveLength(1);
});
