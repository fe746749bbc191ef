import { type VerificationCode, WebhookVerificationError } from '../errors.js';
import { type IntakeEvent, type WebhookEvent } from '../types.js';
import { fromBase64, hmacKey, signedText, toBase64 } from './signature.js';

const TOLERANCE_SECONDS = 300;

/** As a request has them: `Headers`, or the object of Node's `http` and of frameworks upon it. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How far the clock of the sender may be from this one, either way. Default: five minutes. */
  readonly toleranceSeconds?: number | undefined;
  /** Seconds since 1970. Default: now. */
  readonly now?: number | undefined;
}

export interface TestHeadersOptions {
  readonly body: string;
  readonly secret: string;
  readonly id?: string | undefined;
  /** Seconds since 1970. Default: now. */
  readonly timestamp?: number | undefined;
}

/**
 * Whether a webhook was sent by the service, just now; and if so, its event, with the `webhook-id` as `id`: the one by which
 * the feed tells it, and by which one that comes twice is known. Takes the body as it arrived, before anything has parsed
 * it, and all secrets that may be in use: while one is replaced, that is two.
 * @throws WebhookVerificationError
 */
async function verify(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | undefined | readonly (string | undefined)[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() / 1_000 }: VerifyOptions = {},
): Promise<IntakeEvent> {
  const text = textOf(body);
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = signaturesOf(header(headers, 'webhook-signature'));
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
  if (!(Math.abs(now - seconds) <= toleranceSeconds)) {
    refuse('invalid_timestamp', 'The webhook was not signed just now');
  }
  const given = [secrets].flat().filter((secret) => secret !== undefined);
  // None is refused as an empty one is.
  const keys = await Promise.all((given.length > 0 ? given : ['']).map(hmacKey));
  const signed = signedText(id, timestamp, text);
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  if (!(await Promise.all(checks)).includes(true)) {
    refuse('invalid_signature', 'No signature is right: another secret, or not the body as it arrived');
  }
  return { ...eventOf(text), id };
}

/** What the service would send with this body: for the tests of a receiver. */
async function testHeaders(options: TestHeadersOptions): Promise<Record<string, string>> {
  const { body, secret, id = `test-${crypto.randomUUID()}`, timestamp = Math.floor(Date.now() / 1_000) } = options;
  const key = await hmacKey(secret);
  const signature = await crypto.subtle.sign('HMAC', key, signedText(id, String(timestamp), body));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${toBase64(signature)}`,
  };
}

export const webhooks = { verify, testHeaders } as const;

function textOf(body: string | Uint8Array | ArrayBuffer): string {
  if (typeof body === 'string') return body;
  if (!('byteLength' in body)) refuse('invalid_body', 'The body was parsed: give it as it arrived');
  return new TextDecoder().decode(body);
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : found(headers, name);
  return value === null || value === '' ? refuse('missing_header', `The webhook has no header ${name}`) : value;
}

function found(headers: Exclude<WebhookHeaders, Headers>, name: string): string | null {
  const [, value] = Object.entries(headers).find(([written]) => written.toLowerCase() === name) ?? [];
  return [value].flat()[0] ?? null;
}

/** Those of version 1, of which a webhook has several while its secret is replaced. */
function signaturesOf(text: string): Uint8Array<ArrayBuffer>[] {
  return text
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .flatMap((part) => fromBase64(part.slice('v1,'.length)) ?? []);
}

function eventOf(text: string): WebhookEvent {
  try {
    return JSON.parse(text) as WebhookEvent;
  } catch {
    return refuse('invalid_body', 'The body of the webhook is not JSON');
  }
}

function refuse(code: VerificationCode, message: string): never {
  throw new WebhookVerificationError(code, message);
}
