import { setTimeout as sleep } from 'node:timers/promises';

const REQUEST_TIMEOUT_MS = 10_000;
const LONGEST_PAUSE_MS = 1_000;

/** One application that somebody wants taken in once. */
export interface Attempt {
  /** Comes back as the founder's name, by which its rows are found. */
  readonly tag: string;
  readonly organisationId: string;
  readonly key: string;
  readonly externalId: string | null;
  /** Asks the simulator for a review that fails. */
  readonly isToFail: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RequestSample {
  readonly startedAt: number;
  readonly ms: number;
  /** Absent when there was no answer. */
  readonly status?: number;
  readonly error?: string;
}

export interface Outcome {
  readonly attempt: Attempt;
  readonly requests: readonly RequestSample[];
  /** Absent when time ran out, or when the answer was a refusal that trying again would not change. */
  readonly acceptedAt?: number;
  /** From the 202; a 409 says that an earlier try did it. */
  readonly submissionId?: string;
}

interface Reply extends RequestSample {
  readonly submissionId?: string;
  readonly isOwnDuplicate: boolean;
}

/** Submits as a good integrator does: an answer that settles nothing is followed by the same request, elsewhere. */
export class Submitter {
  private turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly deadline: number,
  ) {}

  async submit(attempt: Attempt): Promise<Outcome> {
    const requests: RequestSample[] = [];
    for (let pause = 50; Date.now() < this.deadline; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const reply = await this.send(attempt);
      requests.push(reply);
      if (reply.submissionId !== undefined) {
        return { attempt, requests, acceptedAt: reply.startedAt + reply.ms, submissionId: reply.submissionId };
      }
      // Its own external_id is taken: the try before went through, and only its answer was lost.
      if (reply.isOwnDuplicate) return { attempt, requests, acceptedAt: reply.startedAt + reply.ms };
      if (reply.status !== undefined && reply.status < 500 && reply.status !== 429) break;
      await sleep(pause * (0.5 + Math.random() / 2));
    }
    return { attempt, requests };
  }

  private async send({ key, tag, body, externalId }: Attempt): Promise<Reply> {
    const url = this.urls[(this.turn += 1) % this.urls.length] ?? '';
    const startedAt = Date.now();
    const began = performance.now();
    const taken = (): { startedAt: number; ms: number } => ({ startedAt, ms: performance.now() - began });
    try {
      const response = await fetch(`${url}/v1/api/applications`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': tag.replaceAll(' ', '-'),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const text = await response.text();
      const { submission_id: id, code } = JSON.parse(text) as { submission_id?: string; code?: string };
      const { status } = response;
      return {
        ...taken(),
        status,
        ...(status === 202 && id !== undefined && { submissionId: id }),
        ...(status !== 202 && { error: text }),
        isOwnDuplicate: status === 409 && code === 'duplicate_external_id' && externalId !== null,
      };
    } catch (error) {
      return { ...taken(), error: reasonOf(error), isOwnDuplicate: false };
    }
  }
}

/** The code of a network error, such as ECONNREFUSED, or the name of any other. */
function reasonOf(error: unknown): string {
  // Errors of `fetch` come from outside the sandbox that tests run in, so they are instances of another Error.
  const { name, cause } = error as { name?: string; cause?: { code?: string; name?: string } };
  return cause?.code ?? cause?.name ?? name ?? String(error);
}
