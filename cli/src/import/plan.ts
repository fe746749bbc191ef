import { type Intake } from '@application-intake/sdk';
import { usageFailure } from '../failures/failure.js';
import { type Session } from '../session.js';
import { ApplicationMaker, type Row } from './applications.js';
import { type ColumnPlan, type ColumnWishes, planColumns, type Question } from './columns.js';
import { type CsvFormat, type CsvOptions, detectFormat, readCsv } from './csv-source.js';
import { type Destination } from './journal.js';

/** What somebody may say about the file, its columns, and what it is into. */
export interface ImportWishes extends ColumnWishes, CsvOptions {
  readonly cohort?: string;
  readonly schema?: string;
}

/** All that is settled before anything is sent. */
export interface ImportPlan {
  readonly format: CsvFormat;
  readonly header: readonly string[];
  readonly columns: ColumnPlan;
  readonly destination: Destination;
  /** Rows below the header. */
  readonly rows: number;
}

/** Reads the whole file once: nothing is sent of one that cannot be read to its end. @throws Failure */
export async function planImport(
  session: Session,
  client: Intake,
  path: string,
  wishes: ImportWishes,
): Promise<ImportPlan> {
  const format = await detectFormat(path, wishes);
  const { header, rows } = await survey(format);
  const { baseUrl } = await session.connection();
  const { env } = await client.me();
  const { cohortId, questions } = await questionsOf(session, client, wishes);
  const columns = planColumns(header, questions, wishes);
  const schema = wishes.schema ?? null;
  return {
    format,
    header,
    columns,
    rows,
    destination: { base_url: baseUrl, env, cohort_id: cohortId, schema_id: schema },
  };
}

/** The rows as applications, the same ones whenever they are read. */
export async function* rowsOf({ format, header, columns, destination }: ImportPlan): AsyncGenerator<Row> {
  const { cohort_id: cohortId, schema_id: schemaId } = destination;
  const maker = new ApplicationMaker(header, columns, { cohortId, schemaId });
  let isHeader = true;
  for await (const row of readCsv(format)) {
    if (!isHeader) yield maker.rowOf(row);
    isHeader = false;
  }
}

async function survey(format: CsvFormat): Promise<{ header: readonly string[]; rows: number }> {
  let header: readonly string[] | null = null;
  let rows = 0;
  for await (const { cells } of readCsv(format)) {
    if (header === null) header = cells;
    else rows += 1;
  }
  if (header === null) throw usageFailure(`${format.path} has no row with the names of its columns`, 'invalid_file');
  return { header, rows };
}

async function questionsOf(
  session: Session,
  client: Intake,
  { cohort, schema }: ImportWishes,
): Promise<{ cohortId: string; questions: readonly Question[] }> {
  if (schema !== undefined) {
    const { cohort_id: cohortId, fields } = await client.schemas.get(schema);
    return { cohortId: cohort ?? cohortId, questions: fields };
  }
  const { id, form } = await client.programs.get(await session.cohortId(client, cohort));
  return { cohortId: id, questions: form.fields };
}
