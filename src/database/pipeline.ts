import { type Client, type QueryConfig } from 'pg';
import { isOutdated } from './outdated.js';

type Scalar = string | number | boolean | Date | Uint8Array;
/** The driver writes each of these without fail. */
export type Parameter = Scalar | null | readonly Scalar[];

export interface Statement {
  /** A constant: it is prepared once on each connection, and remembered for as long as the process runs. */
  readonly text: string;
  readonly values: readonly Parameter[];
  /** One of very many, or one whose best plan depends on its values: it is planned for them, and not remembered. */
  readonly isPlannedAnew?: true;
}

export type Row = object;

const names = new Map<string, string>();
/** In every name: with another one, what was prepared before is prepared again, on all connections. */
let generation = 0;

/**
 * Sends several statements to PostgreSQL at once and waits for all of them: one round trip. Only a transaction that is
 * open by then, or that the first of them begins, holds them together: when one fails, it refuses those after it.
 */
export async function sendTogether(client: Client, statements: readonly Statement[]): Promise<Row[][]> {
  const sent = generation;
  const { stream } = client.connection;
  // In one packet: the driver would write each for itself, and wake PostgreSQL as often.
  stream.cork();
  const queries = statements.map((each) => client.query<Row>(queryOf(each)));
  stream.uncork();
  const results = await Promise.allSettled(queries);
  return results.map((result) => {
    if (result.status === 'fulfilled') return result.value.rows;
    // What is outdated on one connection is so on all; of those that fail together only the first has it forgotten.
    if (isOutdated(result.reason) && sent === generation) generation += 1;
    throw result.reason;
  });
}

function queryOf({ text, values, isPlannedAnew }: Statement): QueryConfig {
  // Without values there is nothing to plan for: `begin` and `commit` go as they are.
  if (isPlannedAnew === true || values.length === 0) return { text, values: [...values] };
  const name = names.get(text) ?? `p${names.size}`;
  names.set(text, name);
  return { name: `${name}.${generation}`, text, values: [...values] };
}
