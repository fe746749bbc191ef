import { type AwkwardText } from './awkward-texts.js';
import { fastestCpuTime, timesAsLong } from './cpu-time.js';

/** What takes time in proportion to the length of a text takes twice as long for twice the text, and a little more by chance. */
export const MOST_GROWTH = 2.5;
const LENGTH = 20_000;
/** Shorter than this, processor time is not told apart from the clock's ticks. */
const MEASURABLE_MS = 40;
const SHORTEST_MS = 0.2;

/** How many times as long the work takes for 20,000 characters of each shape as for half of them. */
export async function growthOf(work: (text: string) => unknown, shapes: readonly AwkwardText[]): Promise<number> {
  const halves = shapes.map(({ of }) => of(LENGTH / 2));
  const wholes = shapes.map(({ of }) => of(LENGTH));
  const doFor = (texts: readonly string[], times: number) => async (): Promise<void> => {
    for (let time = 0; time < times; time += 1) for (const text of texts) await work(text);
  };
  const once = await fastestCpuTime(doFor(wholes, 1), { rounds: 3, enough: MEASURABLE_MS });
  const times = Math.ceil(MEASURABLE_MS / Math.max(once, SHORTEST_MS));
  return timesAsLong(doFor(wholes, times), { as: doFor(halves, times), rounds: 40, enough: MOST_GROWTH });
}
