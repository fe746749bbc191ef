/** Milliseconds of processor time that the work takes: unlike the clock's, the same on a busy machine. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * That of the fastest of a few runs: what the code takes once it is warm, not what else the machine does. One that
 * takes less than `enough` is the last.
 */
export async function fastestCpuTime(work: () => Promise<unknown>, { rounds = 6, enough = 0 } = {}): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best >= enough; round += 1) {
    const before = process.cpuUsage();
    await work();
    best = Math.min(best, process.cpuUsage(before).user / 1_000);
  }
  return best;
}
