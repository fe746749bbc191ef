import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../local/run-command.js';
import { type Intake } from '../intake/intake.js';
import { type Measurement } from '../measurement.js';
import { CONNECTIONS } from '../plan.js';
import { findPgbench, type Program } from './find-pgbench.js';

/** In a schema of its own: the service does not start beside a table that all may read. */
const SCHEMA = 'pgbench';
const TABLE = `${SCHEMA}.submissions`;
/** The time in front, as in the ids of the service, so that both find their place in an index alike. */
const NEW_ID = `(select left(t, 8) || '-' || right(t, 4) || substr(gen_random_uuid()::text, 14)
  from lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') t)::uuid`;
/** Unique in its organisation by what stands behind its dash. */
const NEW_REFERENCE = `'BENCH-' || translate(gen_random_uuid()::text, '-', '')`;
const NEW: Readonly<Record<string, string>> = { id: NEW_ID, reference: NEW_REFERENCE };

/** PostgreSQL's own measure of itself: the row that the service stores, inserted by itself, with the same indexes. */
export class PgBench {
  private constructor(
    private readonly program: Program,
    private readonly intake: Intake,
    private readonly script: string,
  ) {}

  /** Undefined when there is no pgbench to be had; says why. */
  static async prepare(intake: Intake, folder: string, log: (message: string) => void): Promise<PgBench | undefined> {
    try {
      const program = await findPgbench(resolve('.data', 'pgbench-dist'));
      const script = join(folder, 'pgbench.sql');
      writeFileSync(script, await insertStatement(intake));
      return new PgBench(program, intake, script);
    } catch (error) {
      log(`Without pgbench: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  async measure(seconds: number): Promise<Measurement> {
    await this.intake.query(`truncate ${TABLE}`);
    const address = new URL(this.intake.databaseUrl);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CONNECTIONS),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      this.script,
      '-h',
      address.hostname,
      '-p',
      address.port,
      '-U',
      address.username,
      address.pathname.slice(1),
    ];
    const env = { ...this.program.env, PGPASSWORD: address.password };
    const { succeeded, output } = await runCommand(this.program.command, args, {
      env,
      timeout: (seconds + 30) * 1_000,
    });
    const perSecond = /^tps = ([\d.]+)/m.exec(output)?.[1];
    if (!succeeded || perSecond === undefined) throw new Error(`pgbench: ${output}`);
    return { value: Number(perSecond) };
  }
}

/** Copied from a row that the service has stored, whatever its columns are. */
async function insertStatement(intake: Intake): Promise<string> {
  await intake.query(`create schema ${SCHEMA}`);
  await intake.query(`create table ${TABLE} (like submissions including all)`);
  const [row] = await intake.query<{ row: Record<string, unknown> }>(
    'select to_json(submissions) as row from submissions limit 1',
  );
  if (row === undefined) throw new Error('there is no submission to copy');
  const values = Object.entries(row.row).map(([column, value]) => NEW[column] ?? literal(value));
  return `insert into ${TABLE} (${Object.keys(row.row).join(', ')}) values (${values.join(', ')});\n`;
}

/** A colon would begin a variable of pgbench. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;
}
