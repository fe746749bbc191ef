import { randomBytes } from 'node:crypto';

/** As Standard Webhooks has it. */
export const SECRET_PREFIX = 'whsec_';
const BYTES = 32;

/** A prefix to be known by, and base64 of what signs. */
export function newWebhookSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(BYTES).toString('base64')}`;
}
