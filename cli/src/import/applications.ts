import { createHash } from 'node:crypto';
import { type ColumnPlan } from './columns.js';
import { type CsvRow } from './csv-source.js';

export interface RowApplication {
  readonly cohort_id: string;
  readonly schema_id?: string;
  readonly contact_email: string;
  readonly founder_name?: string;
  readonly external_id: string;
  readonly answers: readonly { readonly key: string; readonly value: string }[];
}

/** A row that cannot become an application, and why. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

export interface Row extends CsvRow {
  readonly application: RowApplication | Refusal;
}

interface Target {
  readonly cohortId: string;
  readonly schemaId: string | null;
}

/** Bytes of a hash: enough that no two rows share one. */
const HASH_BYTES = 18;

/**
 * Makes applications of rows. Each has an external id that is the same whenever the file is read, so that the service knows
 * one which it has: that of its column, or a hash of what the row says, counted where several rows say the same.
 */
export class ApplicationMaker {
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly header: readonly string[],
    private readonly plan: ColumnPlan,
    private readonly target: Target,
  ) {}

  rowOf(row: CsvRow): Row {
    return { ...row, application: this.applicationOf(row) };
  }

  private applicationOf({ cells, line }: CsvRow): RowApplication | Refusal {
    if (cells.length !== this.header.length) {
      return { code: 'wrong_cells', reason: `The row has ${cells.length} cells, and the header ${this.header.length}` };
    }
    const id = this.idOf(cells, line);
    if (typeof id !== 'string') return id;
    const name = this.own('founder_name', cells);
    return {
      cohort_id: this.target.cohortId,
      ...(this.target.schemaId !== null && { schema_id: this.target.schemaId }),
      contact_email: this.own('contact_email', cells),
      ...(name !== '' && { founder_name: name }),
      external_id: id,
      answers: this.plan.answers.flatMap(({ at, key }) => {
        const value = cells[at] ?? '';
        return value.trim() === '' ? [] : [{ key, value }];
      }),
    };
  }

  private idOf(cells: readonly string[], line: number): string | Refusal {
    if (!this.plan.own.has('external_id')) {
      const hash = this.hashOf(cells);
      const count = (this.seen.get(hash) ?? 0) + 1;
      this.seen.set(hash, count);
      return count === 1 ? `row-${hash}` : `row-${hash}-${count}`;
    }
    const id = this.own('external_id', cells);
    if (id === '') return { code: 'no_external_id', reason: 'The column of the external id is empty in this row' };
    const before = this.seen.get(id);
    if (before !== undefined)
      return { code: 'repeated_external_id', reason: `Line ${before} has this external id, too` };
    this.seen.set(id, line);
    return id;
  }

  /** Of the row's own cells by their columns, in whatever order these stand. */
  private hashOf(cells: readonly string[]): string {
    const told = this.header
      .map((name, at) => [name.trim(), cells[at] ?? ''] as const)
      .filter(([, cell], at) => !this.plan.remarks.has(at) && cell.trim() !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return createHash('sha256').update(JSON.stringify(told)).digest().subarray(0, HASH_BYTES).toString('base64url');
  }

  private own(field: 'contact_email' | 'founder_name' | 'external_id', cells: readonly string[]): string {
    const at = this.plan.own.get(field);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  }
}

export function isRefusal(application: RowApplication | Refusal): application is Refusal {
  return 'reason' in application;
}
