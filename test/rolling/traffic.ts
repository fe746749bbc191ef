import { setTimeout as sleep } from 'node:timers/promises';
import { attemptOf, type Customer } from '../faults/attempts.js';
import { type Attempt, type Outcome, Submitter } from '../faults/submitter.js';
import { ApiClient } from '../support/api-client.js';

const SUBMIT_EVERY_MS = 25;
const READ_EVERY_MS = 50;
/** Longer than a version takes to start and end. */
const DEADLINE_MS = 240_000;
const SHOWN = 200;

export interface Accepted {
  readonly attempt: Attempt;
  readonly submissionId: string;
}

/** Applications that are sent, and what became of them that is asked for, for as long as versions come and go. */
export class Traffic {
  readonly attempts: Attempt[] = [];
  readonly accepted: Accepted[] = [];
  readonly failures: string[] = [];
  private readonly stopping = new AbortController();
  private readonly outcomes: Promise<Outcome>[] = [];
  private readonly running: readonly Promise<void>[];
  private reads = 0;

  constructor(
    private readonly customers: readonly Customer[],
    private readonly urls: readonly string[],
    /** Read again and again, beside single applications. */
    private readonly paths: readonly string[],
  ) {
    this.running = [this.submit(), this.read()];
  }

  get requests(): number {
    return this.attempts.length + this.reads;
  }

  /** Answers what became of all that was sent. */
  async stop(): Promise<Outcome[]> {
    this.stopping.abort();
    await Promise.all(this.running);
    return Promise.all(this.outcomes);
  }

  private async submit(): Promise<void> {
    const submitter = new Submitter(this.urls, Date.now() + DEADLINE_MS);
    while (await this.goesOn(SUBMIT_EVERY_MS)) {
      const attempt = attemptOf(this.attempts.length, this.customers);
      this.attempts.push(attempt);
      this.outcomes.push(submitter.submit(attempt).then((outcome) => this.note(outcome)));
    }
  }

  private note(outcome: Outcome): Outcome {
    const { attempt, submissionId, requests } = outcome;
    if (submissionId !== undefined) this.accepted.push({ attempt, submissionId });
    const failed = requests.filter(({ status }) => status !== 202);
    this.failures.push(...failed.map(({ status, error }) => `POST ${status ?? ''} ${error ?? ''}`));
    return outcome;
  }

  /** Of one application after another, by every version that is asked. */
  private async read(): Promise<void> {
    for (let turn = 0; await this.goesOn(READ_EVERY_MS); turn += 1) {
      const accepted = this.accepted[(turn * 7) % Math.max(1, this.accepted.length)];
      if (accepted === undefined) continue;
      const path = `/v1/api/applications/${accepted.submissionId}`;
      for (const url of [...this.urls]) {
        const client = new ApiClient(url, accepted.attempt.key);
        const { status } = await this.get(client, path);
        if (status === 'complete') await this.get(client, `${path}/insights`);
        for (const other of this.paths) await this.get(client, other);
      }
    }
  }

  private async get(client: ApiClient, path: string): Promise<Record<string, unknown>> {
    this.reads += 1;
    const { status, body, text } = await client
      .get(path)
      .catch((error: unknown) => ({ status: 0, body: {}, text: String(error) }));
    if (status !== 200) this.failures.push(`GET ${path} ${status} ${text.slice(0, SHOWN)}`);
    return body;
  }

  private async goesOn(pauseMs: number): Promise<boolean> {
    const { signal } = this.stopping;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }
}
