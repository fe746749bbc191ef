import pg from 'pg';
import { bindMessage, type Parameter } from './bind-message.js';
import { SILENCE_MS } from './connection-options.js';
import { isOutdated } from './outdated.js';

export interface Statement {
  /** A constant: it is prepared once on each connection, and remembered for as long as the process runs. */
  readonly text: string;
  readonly values: readonly Parameter[];
  /** One of very many, or one whose best plan depends on its values: it is planned for them, and not remembered. */
  readonly isPlannedAnew?: true;
}

export type Row = object;

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** What the driver tells of, as far as it matters here. */
interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
interface DataRow {
  readonly fields: readonly (string | null)[];
}

const TIMESTAMPTZ: number = pg.types.builtins.TIMESTAMPTZ;

/** PostgreSQL keeps such a statement until the next one. */
const NAMELESS = '';
const names = new Map<string, string>();
/** Which statements a connection has prepared, by name, with what they return. Replaced when any of it is outdated. */
let prepared = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * Sends several statements to PostgreSQL at once and waits for all of them together: one round trip, and one transaction
 * unless one is open already. When one fails, those after it are not begun, and nothing of those before it stays.
 */
export class Pipeline implements pg.Submittable {
  /** The rows of each statement, in their order. */
  readonly done: Promise<Row[][]>;
  /** By which the driver learns that its deadline is met. */
  callback: (() => void) | undefined;
  private readonly results: Row[][] = [];
  private rows: Row[] = [];
  private columns: readonly Column[] = [];
  private known = new Map<string, readonly Column[]>();
  /** What was taken for prepared when it was sent. */
  private taken = prepared;
  private settle: { resolve: (results: Row[][]) => void; reject: (error: unknown) => void } | undefined;

  constructor(
    private readonly statements: readonly Statement[],
    /** An option of the driver. */
    readonly query_timeout = SILENCE_MS,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  submit(connection: pg.Connection): void {
    this.taken = prepared;
    this.known = prepared.get(connection) ?? new Map<string, readonly Column[]>();
    prepared.set(connection, this.known);
    connection.stream.cork();
    for (const statement of this.statements) {
      const name = nameOf(statement);
      const isPrepared = this.known.has(name);
      if (!isPrepared) {
        // It may be there after all, outdated or of an attempt that failed later; closing what is not there is no error.
        if (name !== NAMELESS) connection.close({ type: 'S', name }, true);
        connection.parse({ name, text: statement.text, types: [] }, true);
      }
      connection.stream.write(bindMessage(name, statement.values));
      if (!isPrepared) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    this.begin();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: DataRow): void {
    const row: Record<string, unknown> = {};
    this.columns.forEach(({ name, parse }, at) => {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.rows.push(row);
  }

  handleCommandComplete(): void {
    const statement = this.statements[this.results.length];
    if (statement !== undefined && statement.isPlannedAnew !== true) this.known.set(nameOf(statement), this.columns);
    this.results.push(this.rows);
    this.begin();
  }

  handleError(error: unknown): void {
    // What is outdated on one connection is so on all; of those that fail together only the first has it forgotten.
    if (isOutdated(error) && this.taken === prepared) prepared = new WeakMap();
    this.callback?.();
    this.settle?.reject(error);
  }

  handleReadyForQuery(): void {
    this.callback?.();
    this.settle?.resolve(this.results);
  }

  private begin(): void {
    const next = this.statements[this.results.length];
    this.rows = [];
    this.columns = (next !== undefined && this.known.get(nameOf(next))) || [];
  }
}

function nameOf({ text, isPlannedAnew }: Statement): string {
  if (isPlannedAnew === true) return NAMELESS;
  const name = names.get(text) ?? `p${names.size}`;
  names.set(text, name);
  return name;
}

/** The driver's own; its types know only those of built-in types by name. */
function parserOf(dataTypeId: number): Column['parse'] {
  const { types } = pg as unknown as { types: { getTypeParser: (id: number) => Column['parse'] } };
  const parse = types.getTypeParser(dataTypeId);
  return dataTypeId === TIMESTAMPTZ ? (text) => timeInUtc(text) ?? parse(text) : parse;
}

/** Of "2026-11-22 09:30:00.25+00", which is how nearly all times come, in half of the driver's time. */
function timeInUtc(text: string): Date | null {
  return text.endsWith('+00') && text.charAt(4) === '-'
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : null;
}
