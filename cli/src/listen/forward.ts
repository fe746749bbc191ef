import { webhooks } from '@application-intake/sdk';
import { randomUUID } from 'node:crypto';
import { usageFailure } from '../failures/failure.js';

/** What is sent to a receiver, as webhooks of the service are. */
export interface Message {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: object;
}

/** What the receiver made of it. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly status: number | null;
  readonly ms: number;
  readonly error: string | null;
}

const TIMEOUT_MS = 15_000;

/** @throws Failure for what is no address of the web */
export function readReceiver(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw usageFailure('--forward-to wants an address, such as localhost:4000/hooks');
  }
  return url.href;
}

/** One attempt, signed as Standard Webhooks has it; a receiver that fails is told of, and not asked again. */
export async function deliver(receiver: string, secret: string, message: Message): Promise<Delivery> {
  const { id, type, timestamp, data } = message;
  const body = JSON.stringify({ type, timestamp, data });
  const startedAt = Date.now();
  const headers = await webhooks.testHeaders({ body, secret, id });
  const outcome = await post(receiver, { ...headers, 'user-agent': 'intake-listen' }, body);
  return { id, type, ...outcome, ms: Date.now() - startedAt };
}

export function isTaken({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Every event type once, about submissions that are not there. */
export function sampleMessage(type: string): Message {
  const outcome = /^application\.(completed|review_status_changed)$/.test(type) ? 'complete' : 'pending';
  return {
    id: randomUUID(),
    type,
    timestamp: new Date().toISOString(),
    data: {
      submission_id: randomUUID(),
      cohort_id: randomUUID(),
      external_id: null,
      env: 'test',
      status: type === 'application.failed' ? 'failed' : outcome,
      review_status: type === 'application.review_status_changed' ? 'shortlisted' : null,
      version: 1,
    },
  };
}

async function post(
  receiver: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number | null; error: string | null }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(receiver, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, error: null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { status: null, error: cause };
  }
}
