import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { answer, WebhookReceiver } from '../../support/webhook-receiver.js';
import { HookTeam } from '../../support/webhooks.js';
import { World } from '../../support/world.js';

let service: TestApp;
let team: HookTeam;
let receiver: WebhookReceiver;

beforeAll(async () => {
  service = await sharedTestApp();
});
beforeEach(async () => {
  team = await HookTeam.of(service, await World.create(service));
  receiver = await WebhookReceiver.start();
});
afterEach(() => {
  receiver.close();
});

const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  service.database.query(sql, values);

describe('what fails', () => {
  it('is sent again after seconds, with the same id, until it arrives', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(500), (response) => response.destroy());
    const [id] = await team.happen();
    await eventually(async () => (await team.owed(hook))[0]?.wait !== undefined && receiver.messages.length === 1);
    await eventually(async () => ((await team.owed(hook))[0]?.wait ?? 0) > 1);
    expect((await team.owed(hook))[0]?.wait).toBeLessThanOrEqual(6);
    await team.dueNow(hook);
    await eventually(async () => ((await team.owed(hook))[0]?.wait ?? 0) > 40);
    expect((await team.stored(hook))?.['failing_since']).not.toBeNull();
    await team.dueNow(hook);
    await team.settled(hook);
    expect(receiver.ids).toEqual([id, id, id]);
    expect(await team.outcomes(hook)).toEqual([
      { attempt: 1, http_status: 500, error: null, trigger: 'automatic' },
      { attempt: 2, http_status: null, error: 'broken_answer', trigger: 'automatic' },
      { attempt: 3, http_status: 204, error: null, trigger: 'automatic' },
    ]);
    expect((await team.stored(hook))?.['failing_since']).toBeNull();
  });

  it('waits as long as the receiver asks, is given up when it says so, and after nine attempts', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(503, { 'retry-after': '120' }));
    await team.happen();
    await eventually(async () => ((await team.owed(hook))[0]?.wait ?? 0) > 100);
    expect((await team.owed(hook))[0]?.wait).toBeLessThanOrEqual(120);
    receiver.next.push(answer(400, { 'webhook-delivery': 'abort-message' }));
    await team.dueNow(hook);
    await team.settled(hook);
    receiver.next.push(answer(302, { location: receiver.url }));
    const [last] = await team.happen();
    await eventually(async () => ((await team.owed(hook))[0]?.wait ?? 0) > 1);
    await query('update webhook_tasks set attempt = 8, available_at = now() where endpoint_id = $1', hook.id);
    receiver.next.push(answer(500));
    await team.settled(hook);
    expect(receiver.ids.filter((id) => id === last)).toHaveLength(2);
    expect((await team.deliveries(hook))[0]).toMatchObject({ id: last, state: 'failed', next_attempt_at: null });
  });

  it('has the endpoint rest when it is asked too much, and tried by one message after that', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(429));
    await team.happen();
    await eventually(async () => (await team.stored(hook))?.['resting_until'] !== null);
    await team.happen(3);
    await team.dueNow(hook);
    const other = await team.hook(receiver.url.replace('/hooks', '/other'));
    await team.happen();
    await team.settled(other);
    expect(receiver.messages.filter(({ path }) => path === '/hooks')).toHaveLength(1);

    let release: (() => void) | undefined;
    receiver.next.push((response) => (release = () => response.writeHead(204).end()));
    await query('update webhook_endpoints set resting_until = now() where id = $1', hook.id);
    await eventually(() => release !== undefined);
    // Whatever is claimed meanwhile, none of it is of the endpoint that is tried.
    const second = await team.happen();
    await eventually(() => receiver.messages.some(({ path, id }) => path === '/other' && id === second[0]));
    expect(receiver.messages.filter(({ path }) => path === '/hooks')).toHaveLength(2);
    release?.();
    await team.settled(hook);
    expect(await team.stored(hook)).toMatchObject({ resting_until: null, failing_since: null });
  });

  it.each([
    ['410', answer(410), 'gone'],
    ['webhook-delivery: disable', answer(200, { 'webhook-delivery': 'disable' }), 'asked_to_stop'],
  ])('disables the endpoint on %s, and what was missed can be recovered', async (_how, behaviour, reason) => {
    const since = new Date().toISOString();
    const hook = await team.hook(receiver.url);
    receiver.next.push(behaviour);
    await team.happen();
    await eventually(async () => (await team.stored(hook))?.['state'] === 'disabled');
    expect(await team.stored(hook)).toMatchObject({ disabled_reason: reason, version: 2 });
    expect(await team.owed(hook)).toEqual([]);
    expect(await team.auditOf(hook)).toEqual(['webhook.created', 'webhook.disabled']);
    const missed = await team.happen(2);
    expect((await team.portal.post(`${hook.path}/recover`, { since })).status).toBe(409);
    for (const wrong of [{}, { since: null }, { since: 'yesterday' }])
      expect((await team.portal.post(`${hook.path}/recover`, wrong)).status).toBe(400);
    await team.portal.send('PATCH', hook.path, { state: 'enabled' });
    const recovered = await team.portal.post(`${hook.path}/recover`, { since });
    expect([recovered.status, recovered.body]).toEqual([202, { queued: reason === 'gone' ? 3 : 2 }]);
    await team.settled(hook);
    expect(receiver.ids).toEqual(expect.arrayContaining(missed));
    expect((await team.portal.post(`${hook.path}/recover`, { since })).body).toEqual({ queued: 0 });
  });

  it('disables the endpoint after three days and twenty attempts, and tells the team before', async () => {
    receiver.usual = answer(500);
    const hook = await team.hook(receiver.url);
    const failSince = async (hours: number): Promise<void> => {
      await query(
        `update webhook_endpoints set failing_since = now() - make_interval(hours => $2) where id = $1`,
        hook.id,
        hours,
      );
      const before = receiver.messages.length;
      await team.happen();
      await eventually(async () => (await team.outcomes(hook)).length > before + 25);
    };
    await query(
      `insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, trigger)
       select $1, gen_random_uuid(), $2, gen_random_uuid(), 1, now(), 1, 500, 'automatic' from generate_series(1, 25)`,
      team.world.organisationId,
      hook.id,
    );
    for (const hours of [30, 37, 37, 66, 66]) await failSince(hours);
    expect(await team.auditOf(hook)).toEqual(['webhook.created', 'webhook.failing', 'webhook.failing']);
    await failSince(73);
    await eventuallyHolds(async () => {
      expect(await team.stored(hook)).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
    });
    expect(await team.owed(hook)).toEqual([]);
    expect((await team.auditOf(hook)).at(-1)).toBe('webhook.disabled');
  });
});
