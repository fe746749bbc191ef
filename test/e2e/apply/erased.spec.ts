import { sharedTestApp } from '../../setup/shared-app.js';
import { Applicant, receivedId, wordsOf } from '../../support/applicant.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

it('asks before it sends again what was erased, and then sends it', async () => {
  const service = await sharedTestApp('api');
  const world = await World.create(service);
  const member = await PortalClient.signIn(service.baseUrl, world);
  const cohort = await world.cohort({ publicForm: true });
  const form = JSON.stringify([
    { key: 'problem', label: 'Problem?', field_type: 'text', sources: [], clarity_role: null, required: true },
  ]);
  await service.database.query('update form_versions set fields = $2 where cohort_id = $1', [cohort.id, form]);
  const applicant = await Applicant.before(service, cohort);
  const good = { founder_name: 'Ada', contact_email: 'ada@example.com', 'answer.problem': 'Milk goes warm.' };
  const once = { ...good, page: applicant.token() };

  const first = receivedId(await applicant.send(once));
  expect((await member.send('DELETE', `/v1/portal/submissions/${String(first)}`, undefined)).status).toBe(204);
  const again = await applicant.send(once);
  expect(again.status).toBe(404);
  expect(wordsOf(again)).toContain('was received, and erased later on');
  expect(again.text).toContain('Milk goes warm.');
  const page = /name="page" value="([^"]+)"/.exec(again.text)?.[1] ?? once.page;
  expect(page).not.toBe(once.page);

  const { body } = await member.get<{ submissions: unknown[] }>(`/v1/portal/submissions?cohort_id=${cohort.id}`);
  expect(body.submissions).toEqual([]);
  expect(receivedId(await applicant.send(good))).not.toBeNull();
});
