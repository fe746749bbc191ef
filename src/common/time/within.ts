/**
 * The outcome of the work, or an error once the time is up. The work itself goes on then, and its outcome is dropped.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const giveUp = (): void => {
      reject(new Error(`No answer within ${ms} ms`));
    };
    // When this process itself was busy, the timer fires before what has arrived meanwhile is read: that gets a chance
    // first.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
