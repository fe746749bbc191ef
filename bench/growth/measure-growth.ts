import { quantile } from '../quantile.js';
import { toMarkdown, toText } from '../tables.js';
import { GROWTH_CASES, type GrowthCase } from './cases.js';
import { type GrowthSide } from './growth-side.js';

/** What is as fast with more as with fewer takes at most so many times as long. */
export const BAR = 1.5;

interface Figures {
  readonly p50: number;
  readonly p95: number;
}

export interface GrowthRow {
  readonly name: string;
  readonly small: Figures;
  readonly large: Figures;
}

/** Every case on both sides in turn, so that whatever else the machine does meets both. */
export async function measureGrowth(small: GrowthSide, large: GrowthSide, rounds: number): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const growthCase of GROWTH_CASES) {
    await rehearse(growthCase, [small, large]);
    const taken = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      taken.small.push(await small.ask(growthCase));
      taken.large.push(await large.ask(growthCase));
    }
    rows.push({ name: growthCase.name, small: figuresOf(taken.small), large: figuresOf(taken.large) });
    process.stderr.write(`${growthCase.name}: ${toText(rows.at(-1)?.small.p95)} and ${toText(rows.at(-1)?.large.p95)} ms\n`);
  }
  return rows;
}

export function toGrowthTable(rows: readonly GrowthRow[], counts: { small: number; large: number }): string {
  const head = ['', `p50 ms of ${toText(counts.small)}`, `p50 ms of ${toText(counts.large)}`, 'ratio', 'p95 ms', 'p95 ms', 'ratio', ''];
  const cells = rows.map(({ name, small, large }) => {
    const ratio = large.p95 / small.p95;
    return [
      name,
      ...[small.p50, large.p50, large.p50 / small.p50, small.p95, large.p95, ratio].map(toText),
      ratio <= BAR ? '' : 'slower',
    ];
  });
  return toMarkdown(head, cells);
}

async function rehearse(growthCase: GrowthCase, sides: readonly GrowthSide[]): Promise<void> {
  for (let round = 0; round < 5; round += 1) for (const side of sides) await side.ask(growthCase);
}

function figuresOf(taken: readonly number[]): Figures {
  const sorted = [...taken].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}
