import { type ClientBase } from 'pg';
import { Pipeline, type Row, type Statement } from './pipeline.js';

const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };
const ROLLBACK: Statement = { text: 'rollback', values: [] };

/** One transaction, spoken in few round trips. */
export class Exchange {
  private state: 'new' | 'open' | 'over' = 'new';

  constructor(
    private readonly client: ClientBase,
    /** What comes first in the transaction. */
    private readonly opening: Statement,
  ) {}

  /** The rows of each statement. */
  async send(statements: readonly Statement[]): Promise<Row[][]> {
    const before = this.state === 'new' ? [BEGIN, this.opening] : [];
    this.state = 'open';
    const results = await this.client.query(new Pipeline([...before, ...statements])).done;
    return results.slice(before.length);
  }

  /** The rows of the last statements, which are committed when it resolves. */
  async commit(statements: readonly Statement[]): Promise<Row[][]> {
    const results = await this.send([...statements, COMMIT]);
    this.state = 'over';
    return results;
  }

  /** Undoes what was not committed. */
  async end(): Promise<void> {
    if (this.state === 'open') await this.client.query(new Pipeline([ROLLBACK])).done;
    this.state = 'over';
  }

  /** Nothing more can be said on this connection; PostgreSQL undoes the transaction when it is closed. */
  abandon(): void {
    this.state = 'over';
  }
}
