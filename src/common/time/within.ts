/** The outcome of the work, or an error once the time is up. What was begun goes on, and its outcome is dropped. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const giveUp = (): void => {
      reject(new Error(`No answer within ${ms} ms`));
    };
    // After this process itself was busy, timers come before what has arrived meanwhile: that is looked at first.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
