import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { LogLines } from '../../support/log-lines.js';
import { PortalClient } from '../../support/portal-client.js';
import { verified, WebhookReceiver } from '../../support/webhook-receiver.js';
import { HookTeam } from '../../support/webhooks.js';
import { World } from '../../support/world.js';

const SETTINGS = { WEBHOOK_ALLOW_PRIVATE: 'true' };
const MESSAGE = 'Webhooks are not sent: SECRETS_KEY is not the one that sealed their secrets.';

const log = new LogLines();
let before: TestApp;
let restored: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  before = await startTestApp({ settings: { ...SETTINGS, ROLE: 'api' } });
});
afterAll(async () => {
  await restored.close();
  await before.close();
  receiver.close();
});

it('tells the operator that webhooks are not sent where the key that sealed their secrets was not kept', async () => {
  const world = await World.create(before);
  const team = await HookTeam.of(before, world);
  const hook = await team.hook(receiver.url);
  await team.happen(3);

  const settings = { ...SETTINGS, SECRETS_KEY: 'a-key-that-was-made-anew-by-a-restore', LOG_LEVEL: 'error' };
  restored = await startTestApp({ settings, stores: before.stores, log });
  const attempts = async (): Promise<Record<string, unknown>[]> =>
    (await team.deliveries(hook)).flatMap((delivery) => delivery['attempts'] as Record<string, unknown>[]);
  await eventually(async () => (await attempts()).length >= 3);
  expect([...new Set((await attempts()).map(({ error }) => error))]).toEqual(['not_signed']);
  expect(log.lines).toEqual([expect.objectContaining({ level: 50, msg: MESSAGE })]);
  expect(receiver.messages).toEqual([]);

  const portal = await PortalClient.signIn(restored.baseUrl, world);
  const { body } = await portal.post(`${hook.path}/rotate-secret`, { grace_seconds: 0 });
  const message = await eventually(() => receiver.messages[0]);
  verified(String(body['secret']), message);
});
