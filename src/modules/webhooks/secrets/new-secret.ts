import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** As Standard Webhooks has it: a prefix to be known by, and base64 of what signs. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`;
}
