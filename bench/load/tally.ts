import { quantile } from '../quantile.js';
import { type LoadJob, type LoadResult } from './load-job.js';

/** Where the id stands in `{"submission_id":"…`. */
const ID_AT = 18;
const ID_LENGTH = 36;

/** What came of the requests of one job. */
export class Tally {
  private readonly ids: string[] = [];
  private readonly latencies: number[] = [];
  private readonly unexpected = new Map<number, number>();
  private example = '';
  private answeredInTime = 0;
  private answered = 0;
  private readonly startedAt = performance.now();
  private readonly cpuBefore = process.cpuUsage();

  constructor(
    private readonly job: Pick<LoadJob, 'status' | 'remembersIds'>,
    private readonly seconds: number,
  ) {}

  get elapsedMs(): number {
    return performance.now() - this.startedAt;
  }

  record(since: number, status: number, body: Buffer): void {
    const now = performance.now();
    this.answered += 1;
    this.latencies.push(now - since);
    if (now - this.startedAt <= this.seconds * 1_000) this.answeredInTime += 1;
    if (status === this.job.status) {
      if (this.job.remembersIds) this.ids.push(body.toString('latin1', ID_AT, ID_AT + ID_LENGTH));
      return;
    }
    if (this.unexpected.size === 0) this.example = body.toString();
    this.unexpected.set(status, (this.unexpected.get(status) ?? 0) + 1);
  }

  /** One that was due and could not even be sent: it has waited so long already. */
  recordUnsent(since: number): void {
    this.latencies.push(performance.now() - since);
  }

  /** @throws Error when there were other answers than the one that is in order */
  result(lastedSeconds = this.seconds): LoadResult {
    const { user, system } = process.cpuUsage(this.cpuBefore);
    if (this.unexpected.size > 0) {
      const counts = [...this.unexpected].map(([status, count]) => `${count} times ${status}`).join(', ');
      throw new Error(`Answered ${counts} instead of ${this.job.status}, such as ${this.example}`);
    }
    this.latencies.sort((a, b) => a - b);
    return {
      perSecond: this.answeredInTime / lastedSeconds,
      answered: this.answered,
      p50Ms: quantile(this.latencies, 0.5),
      p99Ms: quantile(this.latencies, 0.99),
      cpuMicros: user + system,
      ids: this.ids,
    };
  }
}
