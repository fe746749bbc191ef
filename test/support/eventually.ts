const INTERVAL_MS = 20;

/** Waits until the probe gives something other than null, undefined or false. @throws Error past the deadline */
export async function eventually<T>(
  probe: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  deadlineMs = 30_000,
): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Not so within ${deadlineMs} ms: ${probe.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
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
