import { DeliveryTasksRepository } from '../../../src/modules/webhooks/sending/delivery-tasks.repository.js';
import { DeliveryOutcomesRepository } from '../../../src/modules/webhooks/sending/outcomes.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { answer, silence, verified, WebhookReceiver } from '../../support/webhook-receiver.js';
import { HookTeam } from '../../support/webhooks.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let team: HookTeam;
let receiver: WebhookReceiver;

beforeAll(async () => {
  service = await startTestApp({ settings: { WEBHOOK_ALLOW_PRIVATE: 'true' } });
});
beforeEach(async () => {
  team = await HookTeam.of(service, await World.create(service));
  receiver = await WebhookReceiver.start();
});
afterEach(() => {
  receiver.close();
});
afterAll(() => service.close());

const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  service.database.query(sql, values);
const endpoint = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (await query('select * from webhook_endpoints where id = $1', id))[0];
const owed = async (id: string): Promise<{ attempt: number; wait: number }[]> =>
  query(
    'select attempt, extract(epoch from available_at - now())::float8 as wait from webhook_tasks where endpoint_id = $1 order by event_id',
    id,
  );
const dueNow = (id: string): Promise<unknown> =>
  query('update webhook_tasks set available_at = now() where endpoint_id = $1 and lease_until is null', id);
const arrived = (many: number): Promise<unknown> => eventually(() => receiver.messages.length >= many);
const settled = (id: string): Promise<unknown> => eventually(async () => (await owed(id)).length === 0);
const outcomes = async (id: string): Promise<unknown[]> =>
  query('select attempt, http_status, error, trigger from webhook_attempts where endpoint_id = $1 order by id', id);
const auditOf = async (id: string): Promise<unknown[]> =>
  (await query('select action from audit_entries where target_id = $1 order by id', id)).map(({ action }) => action);

describe('what is told', () => {
  it('arrives signed, in the words of the document, and is shown to the team', async () => {
    const hook = await team.hook(receiver.url, { events: ['application.completed'] });
    const { id: cohortId } = await team.world.cohort();
    const record = await submitAndWait(team.world.live, application(cohortId, { external_id: 'Zoë – 7' }));
    await arrived(1);
    const [message] = receiver.messages;
    if (message === undefined) throw new Error('Nothing came');
    expect(verified(hook.secret, message)).toMatchObject({
      type: 'application.completed',
      data: {
        submission_id: record['submission_id'] ?? record['id'],
        cohort_id: cohortId,
        external_id: 'Zoë – 7',
        env: 'live',
        status: 'complete',
      },
    });
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^application-intake-service\/\d/),
    });
    await settled(hook.id);
    expect(await team.deliveries(hook)).toMatchObject([
      {
        id: message.id,
        state: 'delivered',
        attempts: [{ attempt: 1, http_status: 204, error: null, trigger: 'automatic' }],
      },
    ]);
    expect((await endpoint(hook.id))?.['last_success_at']).not.toBeNull();
  });

  it('is signed by both secrets while one takes the place of the other', async () => {
    const hook = await team.hook(receiver.url);
    const rotated = await team.portal.post(`${hook.path}/rotate-secret`, { grace_seconds: 3_600 });
    await team.happen();
    await arrived(1);
    const fresh = String(rotated.body['secret']);
    for (const secret of [hook.secret, fresh]) expect(verified(secret, receiver.messages[0] as never)).toBeDefined();
    await query(`update webhook_endpoints set previous_until = now() - interval '1 second' where id = $1`, hook.id);
    await team.happen();
    await arrived(2);
    expect(verified(fresh, receiver.messages[1] as never)).toBeDefined();
    expect(() => verified(hook.secret, receiver.messages[1] as never)).toThrow('No matching signature');
  });
});

it('sends one after the other what an endpoint is owed, and not only what is in hand at each look', async () => {
  const hook = await team.hook(receiver.url);
  const began = performance.now();
  await team.happen(400);
  await settled(hook.id);
  // Eight a second would take fifty seconds.
  expect(performance.now() - began).toBeLessThan(25_000);
});

describe('what fails', () => {
  it('is sent again after seconds, with the same id, until it arrives', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(500), (response) => response.destroy());
    const [id] = await team.happen();
    await eventually(async () => (await owed(hook.id))[0]?.wait !== undefined && receiver.messages.length === 1);
    await eventually(async () => ((await owed(hook.id))[0]?.wait ?? 0) > 1);
    expect((await owed(hook.id))[0]?.wait).toBeLessThanOrEqual(6);
    await dueNow(hook.id);
    await eventually(async () => ((await owed(hook.id))[0]?.wait ?? 0) > 40);
    expect((await endpoint(hook.id))?.['failing_since']).not.toBeNull();
    await dueNow(hook.id);
    await settled(hook.id);
    expect(receiver.ids).toEqual([id, id, id]);
    expect(await outcomes(hook.id)).toEqual([
      { attempt: 1, http_status: 500, error: null, trigger: 'automatic' },
      { attempt: 2, http_status: null, error: 'broken_answer', trigger: 'automatic' },
      { attempt: 3, http_status: 204, error: null, trigger: 'automatic' },
    ]);
    expect((await endpoint(hook.id))?.['failing_since']).toBeNull();
  });

  it('waits as long as the receiver asks, is given up when it says so, and after nine attempts', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(503, { 'retry-after': '120' }));
    await team.happen();
    await eventually(async () => ((await owed(hook.id))[0]?.wait ?? 0) > 100);
    expect((await owed(hook.id))[0]?.wait).toBeLessThanOrEqual(120);
    receiver.next.push(answer(400, { 'webhook-delivery': 'abort-message' }));
    await dueNow(hook.id);
    await settled(hook.id);
    receiver.next.push(answer(302, { location: receiver.url }));
    const [last] = await team.happen();
    await eventually(async () => ((await owed(hook.id))[0]?.wait ?? 0) > 1);
    await query('update webhook_tasks set attempt = 8, available_at = now() where endpoint_id = $1', hook.id);
    receiver.next.push(answer(500));
    await settled(hook.id);
    expect(receiver.ids.filter((id) => id === last)).toHaveLength(2);
    expect((await team.deliveries(hook))[0]).toMatchObject({ id: last, state: 'failed', next_attempt_at: null });
  });

  it('has the endpoint rest when it is asked too much, and tried by one message after that', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(answer(429));
    await team.happen();
    await eventually(async () => (await endpoint(hook.id))?.['resting_until'] !== null);
    await team.happen(3);
    await dueNow(hook.id);
    const other = await team.hook(receiver.url.replace('/hooks', '/other'));
    await team.happen();
    await settled(other.id);
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
    await settled(hook.id);
    expect(await endpoint(hook.id)).toMatchObject({ resting_until: null, failing_since: null });
  });

  it.each([
    ['410', answer(410), 'gone'],
    ['webhook-delivery: disable', answer(200, { 'webhook-delivery': 'disable' }), 'asked_to_stop'],
  ])('disables the endpoint on %s, and what was missed can be recovered', async (_how, behaviour, reason) => {
    const since = new Date().toISOString();
    const hook = await team.hook(receiver.url);
    receiver.next.push(behaviour);
    await team.happen();
    await eventually(async () => (await endpoint(hook.id))?.['state'] === 'disabled');
    expect(await endpoint(hook.id)).toMatchObject({ disabled_reason: reason, version: 2 });
    expect(await owed(hook.id)).toEqual([]);
    expect(await auditOf(hook.id)).toEqual(['webhook.created', 'webhook.disabled']);
    const missed = await team.happen(2);
    expect((await team.portal.post(`${hook.path}/recover`, { since })).status).toBe(409);
    for (const wrong of [{}, { since: null }, { since: 'yesterday' }])
      expect((await team.portal.post(`${hook.path}/recover`, wrong)).status).toBe(400);
    await team.portal.send('PATCH', hook.path, { state: 'enabled' });
    const recovered = await team.portal.post(`${hook.path}/recover`, { since });
    expect([recovered.status, recovered.body]).toEqual([202, { queued: reason === 'gone' ? 3 : 2 }]);
    await settled(hook.id);
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
      await eventually(async () => (await outcomes(hook.id)).length > before + 25);
    };
    await query(
      `insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, trigger)
       select $1, gen_random_uuid(), $2, gen_random_uuid(), 1, now(), 1, 500, 'automatic' from generate_series(1, 25)`,
      team.world.organisationId,
      hook.id,
    );
    for (const hours of [30, 37, 37, 66, 66]) await failSince(hours);
    expect(await auditOf(hook.id)).toEqual(['webhook.created', 'webhook.failing', 'webhook.failing']);
    await failSince(73);
    await eventuallyHolds(async () => {
      expect(await endpoint(hook.id)).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });
    });
    expect(await owed(hook.id)).toEqual([]);
    expect((await auditOf(hook.id)).at(-1)).toBe('webhook.disabled');
  });
});

describe('what the team asks for', () => {
  it('is sent again, arrived or not', async () => {
    const hook = await team.hook(receiver.url);
    const [id] = await team.happen();
    await settled(hook.id);
    const resent = await team.portal.post(`${hook.path}/deliveries/${String(id)}/resend`);
    expect([resent.status, resent.body]).toEqual([202, { id }]);
    await arrived(2);
    expect(receiver.ids).toEqual([id, id]);
    await eventuallyHolds(async () => {
      expect((await outcomes(hook.id)).at(-1)).toMatchObject({ trigger: 'manual', http_status: 204 });
    });
    const others = await HookTeam.of(service, await World.create(service));
    const foreign = await others.hook(receiver.url);
    for (const path of [
      `${hook.path}/deliveries/${foreign.id}/resend`,
      `${foreign.path}/deliveries/${String(id)}/resend`,
    ])
      expect((await team.portal.post(path)).status).toBe(404);
    expect((await others.portal.post(`${foreign.path}/deliveries/${String(id)}/resend`)).body['code']).toBe(
      'delivery_not_found',
    );
  });

  it('is an example, sent once and never counted as an event', async () => {
    receiver.usual = answer(500);
    const hook = await team.hook(receiver.url, { events: ['application.failed'] });
    const { status, body } = await team.portal.post(`${hook.path}/test`);
    expect(status).toBe(202);
    await arrived(1);
    const [message] = receiver.messages;
    expect(message?.id).toBe(body['id']);
    expect(verified(hook.secret, message as never)).toMatchObject({
      type: 'application.failed',
      data: { env: 'test', status: 'failed' },
    });
    await settled(hook.id);
    expect(await outcomes(hook.id)).toEqual([{ attempt: 1, http_status: 500, error: null, trigger: 'test' }]);
    expect(await query('select from events where organisation_id = $1', team.world.organisationId)).toEqual([]);
  });
});

describe('the sender', () => {
  it('takes over from one that died, who stores nothing any more', async () => {
    const hook = await team.hook(receiver.url);
    receiver.next.push(silence);
    await team.happen();
    await arrived(1);
    const [task] = await query<{ fence: number; event_id: string }>(
      'select * from webhook_tasks where endpoint_id = $1',
      hook.id,
    );
    // As after a death: the lease ended, and somebody else sends it.
    await query(`update webhook_tasks set lease_until = now() - interval '1 second' where endpoint_id = $1`, hook.id);
    await settled(hook.id);
    expect(receiver.ids).toEqual([task?.event_id, task?.event_id]);
    await team.happen();
    await settled(hook.id);
    const tasks = service.app.get(DeliveryTasksRepository, { strict: false });
    const late = {
      organisationId: team.world.organisationId,
      endpointId: hook.id,
      eventId: String(task?.event_id),
      attempt: 1,
      fence: Number(task?.fence),
      trigger: 'automatic',
      isProbe: false,
      place: 1,
    } as const;
    expect(await tasks.renew([late])).toEqual([]);
    receiver.next.push(silence);
    await team.portal.post(`${hook.path}/deliveries/${late.eventId}/resend`);
    await arrived(4);
    const sent = { at: new Date(), ms: 1, status: 200, error: null, answer: '' };
    const verdict = { outcome: 'delivered', delayMs: null, restMs: null, stop: null } as const;
    await service.app.get(DeliveryOutcomesRepository, { strict: false }).store(late, sent, verdict);
    expect(await owed(hook.id)).toHaveLength(1);
  });
});
