import { quantile } from '../quantile.js';
import { toText } from '../tables.js';
import { GROWTH_CASES, type GrowthCase } from './cases.js';
import { type GrowthSide } from './growth-side.js';

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
    process.stderr.write(
      `${growthCase.name}: ${toText(rows.at(-1)?.small.p95)} and ${toText(rows.at(-1)?.large.p95)} ms\n`,
    );
  }
  return rows;
}

async function rehearse(growthCase: GrowthCase, sides: readonly GrowthSide[]): Promise<void> {
  for (let round = 0; round < 5; round += 1) for (const side of sides) await side.ask(growthCase);
}

function figuresOf(taken: readonly number[]): Figures {
  const sorted = [...taken].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}
