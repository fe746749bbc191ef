import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from '../secrets/new-secret.js';

/** What Standard Webhooks sends along: the id stays the same when an event is sent again, the time is that of the attempt. */
interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** Signs exactly the text that is sent, with each of the secrets: while one is replaced by another, receivers may know either. */
export function signed(id: string, at: Date, body: string, secrets: readonly string[]): SignedHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
