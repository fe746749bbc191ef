import { type Counts } from '../import/import-rows.js';
import { type Paper } from '../terminal/paper.js';

interface Summary extends Counts {
  readonly complete: boolean;
  readonly total: number;
  readonly ms: number;
  readonly journal: string;
  readonly refused_file: string | null;
}

/** The line that is replaced while an import runs. */
export function progressText(counts: Readonly<Counts>, total: number, ms: number): string {
  const { submitted, already_imported: before, existing, refused } = counts;
  const done = submitted + before + existing + refused;
  const share = total === 0 ? 100 : Math.floor((done / total) * 100);
  const speed = Math.round((submitted + existing + refused) / Math.max(0.001, ms / 1_000));
  return `${share} %  ${done} of ${total} rows, ${refused} refused, ${speed} a second`;
}

export function importSummaryText(summary: Summary, paper: Paper): string {
  const { complete, total, submitted, already_imported: before, existing, refused } = summary;
  return [
    complete ? paper.heading('Imported') : paper.heading('Not finished: run the same command again to go on'),
    paper.facts([
      ['Rows', String(total)],
      ['Submitted', String(submitted)],
      ['Imported before', before === 0 ? null : String(before)],
      ['There before', existing === 0 ? null : `${existing} had a submission with their external id`],
      ['Refused', refused === 0 ? '0' : `${refused}, in ${summary.refused_file ?? ''}`],
      ['Took', `${(summary.ms / 1_000).toFixed(1)} s`],
      ['Journal', summary.journal],
    ]),
  ].join('\n');
}
