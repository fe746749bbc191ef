import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { FORMATS } from './formats.js';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const OTHER = `whsec_${randomBytes(32).toString('base64')}`;
const BODY = JSON.stringify({
  type: 'application.completed',
  timestamp: '2026-11-25T20:00:00.000',
  data: { submission_id: 's', text: 'Ärger mit Ünïcode 🙂' },
});

describe.each(FORMATS)('webhooks (%s)', (_, { webhooks, WebhookVerificationError }) => {
  const now = Math.floor(Date.now() / 1_000);
  const signed = (secret = SECRET, at = now): Record<string, string> => ({
    'Webhook-Id': 'e-1',
    'Webhook-Timestamp': String(at),
    'Webhook-Signature': new Webhook(secret).sign('e-1', new Date(at * 1_000), BODY),
  });
  const codeOf = (verifying: Promise<unknown>): Promise<unknown> =>
    verifying.then(
      () => 'verified',
      (error: unknown) => (error instanceof WebhookVerificationError ? error.code : error),
    );

  it('are verified as Standard Webhooks signs them, whatever body and headers are held in', async () => {
    const event = { ...(JSON.parse(BODY) as object), id: 'e-1' };
    const bytes = new TextEncoder().encode(BODY);
    await expect(webhooks.verify(BODY, signed(), SECRET)).resolves.toEqual(event);
    await expect(webhooks.verify(bytes, new Headers(signed()), [SECRET])).resolves.toEqual(event);
    await expect(webhooks.verify(bytes.buffer, signed(), SECRET)).resolves.toEqual(event);
    const lists = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name, [value]]));
    await expect(webhooks.verify(BODY, lists, SECRET)).resolves.toEqual(event);
  });

  it('are signed for tests as Standard Webhooks verifies them', async () => {
    const headers = await webhooks.testHeaders({ body: BODY, secret: SECRET });
    expect(new Webhook(SECRET).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    await expect(webhooks.verify(BODY, headers, SECRET)).resolves.toHaveProperty('type', 'application.completed');
  });

  it('are believed with either secret, and either signature, while a secret is replaced', async () => {
    expect(await codeOf(webhooks.verify(BODY, signed(OTHER), [SECRET, OTHER]))).toBe('verified');
    expect(await codeOf(webhooks.verify(BODY, signed(), [SECRET, undefined]))).toBe('verified');
    const both = {
      ...signed(),
      'Webhook-Signature': `v1a,AAAA ${Object.values(signed(OTHER))[2] ?? ''} ${Object.values(signed())[2] ?? ''}`,
    };
    expect(await codeOf(webhooks.verify(BODY, both, SECRET))).toBe('verified');
    expect(await codeOf(webhooks.verify(BODY, both, OTHER))).toBe('verified');
  });

  it('are not believed with anything else', async () => {
    expect(await codeOf(webhooks.verify(BODY, signed(), OTHER))).toBe('invalid_signature');
    expect(await codeOf(webhooks.verify(`${BODY} `, signed(), SECRET))).toBe('invalid_signature');
    expect(await codeOf(webhooks.verify(BODY, { ...signed(), 'Webhook-Id': 'e-2' }, SECRET))).toBe('invalid_signature');
    const later = { ...signed(), 'Webhook-Timestamp': String(now + 1) };
    expect(await codeOf(webhooks.verify(BODY, later, SECRET))).toBe('invalid_signature');
    for (const signature of ['v1,', 'v1', 'v1,***', 'v2,AAAA', ' ']) {
      const forged = { ...signed(), 'Webhook-Signature': signature };
      expect(await codeOf(webhooks.verify(BODY, forged, SECRET))).toBe('invalid_signature');
    }
  });

  it('are not believed five minutes later, or earlier', async () => {
    expect(await codeOf(webhooks.verify(BODY, signed(SECRET, now - 310), SECRET))).toBe('invalid_timestamp');
    expect(await codeOf(webhooks.verify(BODY, signed(SECRET, now + 310), SECRET))).toBe('invalid_timestamp');
    expect(await codeOf(webhooks.verify(BODY, signed(SECRET, now - 290), SECRET))).toBe('verified');
    const old = signed(SECRET, now - 310);
    expect(await codeOf(webhooks.verify(BODY, old, SECRET, { toleranceSeconds: 400 }))).toBe('verified');
    expect(await codeOf(webhooks.verify(BODY, old, SECRET, { now: now - 310 }))).toBe('verified');
    for (const timestamp of ['NaN', '-1', '1e9', 'Infinity']) {
      const odd = { ...signed(), 'Webhook-Timestamp': timestamp };
      expect(await codeOf(webhooks.verify(BODY, odd, SECRET))).toBe('invalid_timestamp');
    }
  });

  it('say what is missing or wrong', async () => {
    for (const name of ['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature']) {
      expect(await codeOf(webhooks.verify(BODY, { ...signed(), [name]: undefined }, SECRET))).toBe('missing_header');
    }
    expect(await codeOf(webhooks.verify(BODY, signed(), 'whsec_'))).toBe('invalid_secret');
    expect(await codeOf(webhooks.verify(BODY, signed(), 'whsec_***'))).toBe('invalid_secret');
    for (const none of [undefined, [], [undefined]]) {
      await expect(webhooks.verify(BODY, signed(), none)).rejects.toMatchObject({
        code: 'invalid_secret',
        message: 'A secret is whsec_ and base64: is the variable set that it is read from?',
      });
    }
    const headers = await webhooks.testHeaders({ body: 'no JSON', secret: SECRET });
    expect(await codeOf(webhooks.verify('no JSON', headers, SECRET))).toBe('invalid_body');
    const parsed = JSON.parse(BODY) as never;
    await expect(webhooks.verify(parsed, signed(), SECRET)).rejects.toMatchObject({
      code: 'invalid_body',
      message: 'The body was parsed: give it as it arrived',
    });
  });
});
