import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  withinMs: number;
  everyMs?: number;
  signal?: AbortSignal;
}

/** Asks again and again until the answer is yes; false when time is up or the signal fired first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { withinMs, everyMs = 20, signal }: WaitOptions,
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    if (signal?.aborted) return false;
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await sleep(everyMs);
  }
}
