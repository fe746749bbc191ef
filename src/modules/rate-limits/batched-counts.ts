import { setImmediate as endOfTurn } from 'node:timers/promises';

/** How far a bucket was counted, and when its window ends. */
export interface BucketCount {
  readonly used: number;
  readonly msUntilReset: number;
}

interface Waiter {
  readonly resolve: (count: BucketCount) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Counts one by one what is stored in bulk: whatever arrives in the same moment, or while a call for the same bucket is
 * under way, is added by one call. So a busy key costs a call per round trip and not per request, and still each
 * request gets its own number.
 */
export class BatchedCounts {
  /**
   * Those who are counted by the next call for a bucket; there is an entry as long as a call is planned or under way.
   */
  private readonly waiting = new Map<string, Waiter[]>();

  constructor(private readonly add: (bucket: string, amount: number, windowSeconds: number) => Promise<BucketCount>) {}

  /** A bucket must always be counted with the same window. */
  count(bucket: string, windowSeconds: number): Promise<BucketCount> {
    return new Promise((resolve, reject) => {
      const behind = this.waiting.get(bucket);
      if (behind !== undefined) {
        behind.push({ resolve, reject });
        return;
      }
      this.waiting.set(bucket, [{ resolve, reject }]);
      void this.run(bucket, windowSeconds);
    });
  }

  private async run(bucket: string, windowSeconds: number): Promise<void> {
    for (;;) {
      await endOfTurn();
      const batch = this.waiting.get(bucket) ?? [];
      if (batch.length === 0) break;
      this.waiting.set(bucket, []);
      try {
        const { used, msUntilReset } = await this.add(bucket, batch.length, windowSeconds);
        const before = used - batch.length;
        batch.forEach(({ resolve }, index) => {
          resolve({ used: before + index + 1, msUntilReset });
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.waiting.delete(bucket);
  }
}
