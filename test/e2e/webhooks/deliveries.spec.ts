import { DeliveryTasksRepository } from '../../../src/modules/webhooks/sending/delivery-tasks.repository.js';
import { DeliveryOutcomesRepository } from '../../../src/modules/webhooks/sending/outcomes.repository.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { answer, silence, verified, WebhookReceiver } from '../../support/webhook-receiver.js';
import { HookTeam } from '../../support/webhooks.js';
import { application, submitAndWait, World } from '../../support/world.js';

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
const arrived = (many: number): Promise<unknown> => eventually(() => receiver.messages.length >= many);

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
    await team.settled(hook);
    expect(await team.deliveries(hook)).toMatchObject([
      {
        id: message.id,
        state: 'delivered',
        attempts: [{ attempt: 1, http_status: 204, error: null, trigger: 'automatic' }],
      },
    ]);
    expect((await team.stored(hook))?.['last_success_at']).not.toBeNull();
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
  await team.settled(hook);
  // Eight a second would take fifty seconds.
  expect(performance.now() - began).toBeLessThan(25_000);
});

describe('what the team asks for', () => {
  it('is sent again, arrived or not', async () => {
    const hook = await team.hook(receiver.url);
    const [id] = await team.happen();
    await team.settled(hook);
    const resent = await team.portal.post(`${hook.path}/deliveries/${String(id)}/resend`);
    expect([resent.status, resent.body]).toEqual([202, { id }]);
    await arrived(2);
    expect(receiver.ids).toEqual([id, id]);
    await eventuallyHolds(async () => {
      expect((await team.outcomes(hook)).at(-1)).toMatchObject({ trigger: 'manual', http_status: 204 });
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
    await team.settled(hook);
    expect(await team.outcomes(hook)).toEqual([{ attempt: 1, http_status: 500, error: null, trigger: 'test' }]);
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
    await team.settled(hook);
    expect(receiver.ids).toEqual([task?.event_id, task?.event_id]);
    await team.happen();
    await team.settled(hook);
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
    expect(await team.owed(hook)).toHaveLength(1);
  });
});
