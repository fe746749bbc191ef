import { type Client } from 'pg';
import { type Row, sendTogether, type Statement } from './pipeline.js';

const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };

/** One transaction, spoken in few round trips. */
export class Exchange {
  private opening: readonly Statement[];

  constructor(
    private readonly client: Client,
    /** What comes first in the transaction. */
    first: Statement,
  ) {
    this.opening = [BEGIN, first];
  }

  /** The rows of each statement. */
  async send(statements: readonly Statement[]): Promise<Row[][]> {
    const before = this.opening;
    this.opening = [];
    const results = await sendTogether(this.client, [...before, ...statements]);
    return results.slice(before.length);
  }

  /** The rows of the last statements, which are committed when it resolves. When one fails, PostgreSQL rolls back instead. */
  async commit(statements: readonly Statement[]): Promise<Row[][]> {
    const results = await this.send([...statements, COMMIT]);
    return results.slice(0, -1);
  }
}
