const INTERVAL_MS = { first: 20, last: 100 };
/** Of the time that it has waited: a probe asks a server, which takes the processor from what it waits for. */
const PART = 0.1;

/** Waits until the probe gives something other than null, undefined or false. @throws Error past the deadline */
export async function eventually<T>(
  probe: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  deadlineMs = 30_000,
): Promise<T> {
  const start = Date.now();
  for (;;) {
    const found = await probe();
    if (found !== null && found !== undefined && found !== false) return found;
    const waited = Date.now() - start;
    if (waited > deadlineMs) throw new Error(`Not so within ${deadlineMs} ms: ${probe.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, intervalAfter(waited)));
  }
}

function intervalAfter(waitedMs: number): number {
  return Math.min(Math.max(waitedMs * PART, INTERVAL_MS.first), INTERVAL_MS.last);
}

/** Repeats an assertion until it holds. @throws its own failure past the deadline */
export async function eventuallyHolds(assertion: () => Promise<void> | void, deadlineMs?: number): Promise<void> {
  let failure: unknown;
  const attempt = async (): Promise<boolean> => {
    try {
      await assertion();
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  await eventually(attempt, deadlineMs).catch(() => {
    throw failure;
  });
}
