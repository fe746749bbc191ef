/**
 * What the yardstick takes on a quiet machine of those that the limits in specs were written for: 8 ms where Express took 196 us
 * for a hello in `npm run bench`, and there it took 115.
 */
const YARDSTICK_MS = 5;
/** Shorter than this is within any limit, however slow the machine. */
const NEGLIGIBLE_MS = 10;

/**
 * Milliseconds of processor time that the work takes: unlike the clock's, nearly the same on a busy machine. What is left of
 * the difference, because processors share their caches and their clock, is what a yardstick right behind it also suffers.
 */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return asOnQuietMachine(since(before));
}

/**
 * That of the fastest of a few runs: what the code takes once it is warm, not what else the machine does. One that
 * takes less than `enough` is the last.
 */
export async function fastestCpuTime(work: () => Promise<unknown>, { rounds = 6, enough = 0 } = {}): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best >= enough; round += 1) {
    best = Math.min(best, asOnQuietMachine(await timeOf(work)));
  }
  return best;
}

/**
 * How many times as long as other work that does the like the work takes, at the fastest of each: they take turns, so that
 * a machine that is slow or busy slows both. The first round in which that is less than `enough` is the last.
 */
export async function timesAsLong(
  work: () => Promise<unknown>,
  { as, rounds, enough }: { as: () => Promise<unknown>; rounds: number; enough: number },
): Promise<number> {
  const best = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds && !(best.work / best.other < enough); round += 1) {
    best.other = Math.min(best.other, await timeOf(as));
    best.work = Math.min(best.work, await timeOf(work));
  }
  return best.work / best.other;
}

/** The system shares out what it has measured between the two by what was on at each tick of its clock: of 30 ms that may be 13. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

function asOnQuietMachine(ms: number): number {
  if (ms < NEGLIGIBLE_MS) return ms;
  const yardstick = Math.min(...Array.from({ length: 3 }, measureYardstick));
  return ms / Math.max(1, yardstick / YARDSTICK_MS);
}

/** Work of the kind that is measured: cuts texts into words, compares and counts them. */
function measureYardstick(): number {
  const before = process.cpuUsage();
  for (let text = 0; text < 48; text += 1) {
    const words = `a plain text of ${text} words that is read by nobody, and cut into pieces 12 times over`
      .repeat(12)
      .split(/[\s,]+/u);
    const known = new Set(words.map((word) => word.normalize('NFKC').toLowerCase()).sort());
    [...known].join(' ').match(/\b\p{L}+(?=\s+\d)/gu);
  }
  return since(before);
}
