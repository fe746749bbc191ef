import { type FileHandle, open, rm } from 'node:fs/promises';
import { usageFailure } from '../failures/failure.js';
import { type Refusal } from './applications.js';
import { REMARKS } from './columns.js';
import { type CsvRow } from './csv-source.js';

/** So that spreadsheets read it as UTF-8. */
const MARK = '\ufeff';

/** The rows that were refused, as they stood in the file, with the reason beside each: to be put right and imported again. */
export class RefusedRows {
  private file: Promise<FileHandle> | null = null;

  private constructor(
    readonly path: string,
    private readonly header: readonly string[],
    private readonly delimiter: string,
    private readonly remarks: ReadonlySet<number>,
  ) {}

  /** Without the file of an earlier run, whose rows are tried again. */
  static async begin(
    path: string,
    header: readonly string[],
    delimiter: string,
    remarks: ReadonlySet<number>,
  ): Promise<RefusedRows> {
    await rm(path, { force: true });
    return new RefusedRows(path, header, delimiter, remarks);
  }

  async add({ cells }: CsvRow, { code, reason }: Refusal): Promise<void> {
    this.file ??= this.create();
    await (await this.file).appendFile(this.lineOf(cells, [code, reason]));
  }

  async close(): Promise<void> {
    await (await this.file)?.close();
  }

  private async create(): Promise<FileHandle> {
    const file = await open(this.path, 'a', 0o600).catch((error: unknown) => {
      throw usageFailure(`${this.path} cannot be written: ${String(error)}`, 'refused_rows');
    });
    await file.appendFile(MARK + this.lineOf(this.header, REMARKS));
    return file;
  }

  private lineOf(cells: readonly string[], remarks: readonly string[]): string {
    const kept = cells.filter((_, at) => !this.remarks.has(at));
    return `${[...kept, ...remarks].map((cell) => this.quoted(cell)).join(this.delimiter)}\n`;
  }

  private quoted(cell: string): string {
    return cell.includes(this.delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
}
