import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { signed } from './signature.js';

const secret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const BODY = '{"type":"application.completed","data":{"external_id":"Zoë – 7"}}';

it('is what the library of the standard verifies, by any of the secrets and by no other', () => {
  const [old, fresh] = [secret(), secret()];
  const headers = { ...signed('01960f2e', new Date(), BODY, [fresh, old]) };
  for (const known of [old, fresh]) expect(new Webhook(known).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(secret()).verify(BODY, headers)).toThrow('No matching signature');
  expect(() => new Webhook(fresh).verify(`${BODY} `, headers)).toThrow('No matching signature');
  expect(() => new Webhook(fresh).verify(BODY, { ...headers, 'webhook-id': 'other' })).toThrow('No matching signature');
});

it('is that of its own time', () => {
  const known = secret();
  const before = { ...signed('01960f2e', new Date(Date.now() - 6 * 60_000), BODY, [known]) };
  expect(() => new Webhook(known).verify(BODY, before)).toThrow('too old');
  expect(before['webhook-timestamp']).toMatch(/^\d{10}$/);
});
