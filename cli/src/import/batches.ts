import { isRefusal, type Row, type RowApplication } from './applications.js';

export interface SendableRow extends Row {
  readonly application: RowApplication;
}

/** What one request of the service takes. */
const MOST_ROWS = 100;
const MOST_BYTES = 900 * 1024;

/** Rows in groups that one request takes; those that are refused already are told and left out. */
export async function* batchesOf(
  rows: AsyncIterable<Row>,
  onRefused: (row: Row) => Promise<void>,
): AsyncGenerator<readonly SendableRow[]> {
  let batch: SendableRow[] = [];
  let bytes = 0;
  for await (const row of rows) {
    if (!isSendable(row)) {
      await onRefused(row);
      continue;
    }
    const size = Buffer.byteLength(JSON.stringify(row.application));
    if (batch.length === MOST_ROWS || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function isSendable(row: Row): row is SendableRow {
  return !isRefusal(row.application);
}
