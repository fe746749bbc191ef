import { toMarkdown, toText } from '../tables.js';
import { type GrowthRow } from './measure-growth.js';

/** What is as fast with more as with fewer takes at most so many times as long, at p95. */
const BAR = 2;

export interface GrowthFindings {
  readonly date: Date;
  readonly machine: readonly string[];
  readonly rounds: number;
  readonly counts: { readonly small: number; readonly large: number };
  readonly rows: readonly GrowthRow[];
}

/** What a run found, to be read by people. */
export function toGrowthDocument({ date, machine, rounds, counts, rows }: GrowthFindings): string {
  const level = rows.filter((row) => ratioOf(row) <= BAR).length;
  return `# Growth

Written by \`npm run bench:growth\` on ${date.toISOString().slice(0, 10)}; nothing here is typed by hand.

${machine.map((line) => `- ${line}`).join('\n')}
- One client asks an organisation of ${toText(counts.small)} submissions and one of ${toText(counts.large)} in turn, ${rounds} times each case;
  the databases lie side by side, made by the generator of \`npm run seed:large\`

${level} of ${rows.length} cases take at most ${BAR} times as long with ${toText(counts.large)}, at p95.

${toTable(rows, counts)}

Times are of whole requests, and only ratios mean anything. A text (\`q\`) that many have is met soon in the order of the list.
One that few have is looked up, and then all that have it are read: the slowest are those that are almost common.
`;
}

function toTable(rows: readonly GrowthRow[], counts: GrowthFindings['counts']): string {
  const head = [
    '',
    `p50 ms of ${toText(counts.small)}`,
    `p50 ms of ${toText(counts.large)}`,
    'ratio',
    'p95 ms',
    'p95 ms',
    'ratio',
    '',
  ];
  const cells = rows.map((row) => {
    const { name, small, large } = row;
    const times = [small.p50, large.p50, large.p50 / small.p50, small.p95, large.p95, ratioOf(row)];
    return [name, ...times.map(toText), ratioOf(row) <= BAR ? '' : 'slower'];
  });
  return toMarkdown(head, cells);
}

function ratioOf({ small, large }: GrowthRow): number {
  return large.p95 / small.p95;
}
