import { type FaultResult } from './run-fault.js';
import { type Latency } from './measures.js';

const HEADINGS = [
  'fault',
  'accepted',
  'retried',
  'hit',
  'lost',
  'doubled',
  'double-charged',
  'unsettled',
  'outage s',
  'to end s',
  'lost worker s',
  'p50/p99 before',
  'p50/p99 during',
  'verdict',
] as const;

const SHOWN = 5;

/** Everything that must not be, said in words; empty when the run went as promised. */
export function violations({ verdict, missed }: FaultResult): string[] {
  const { lost, doubled, doubleCharged, unsettled, wrong } = verdict;
  return [
    ...some('lost', lost),
    ...some('doubled', doubled),
    ...some('double-charged', doubleCharged),
    ...some('unsettled', unsettled),
    ...some('wrong', wrong),
    ...some('missed', missed),
  ];
}

function some(kind: string, details: readonly string[]): string[] {
  const shown = details.slice(0, SHOWN).map((detail) => `${kind}: ${detail}`);
  return details.length > SHOWN ? [...shown, `${kind}: ${details.length - SHOWN} more`] : shown;
}

export function toTable(results: readonly FaultResult[]): string {
  const rows = [HEADINGS, ...results.map(toRow)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toRow(result: FaultResult): readonly string[] {
  const { verdict, before, during } = result;
  const counts = [
    result.accepted,
    result.retried,
    result.reviewsHit,
    verdict.lost.length,
    verdict.doubled.length,
    verdict.doubleCharged.length,
    verdict.unsettled.length,
  ];
  const seconds = [result.outageMs, result.toEndMs, result.lossMs].map((ms) => (ms / 1_000).toFixed(1));
  const isKept = violations(result).length === 0;
  return [result.name, ...counts.map(String), ...seconds, toText(before), toText(during), isKept ? 'kept' : 'BROKEN'];
}

function toText(latency: Latency | undefined): string {
  return latency === undefined ? '-' : `${latency.p50.toFixed(0)}/${latency.p99.toFixed(0)} ms`;
}
