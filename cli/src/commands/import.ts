import { type Intake } from '@application-intake/sdk';
import { type Command, Option } from 'commander';
import { EXIT } from '../failures/exit-codes.js';
import { Failure } from '../failures/failure.js';
import { failureOf } from '../failures/failure-of.js';
import { ImportRows, type SendBatch } from '../import/import-rows.js';
import { Journal } from '../import/journal.js';
import { type ImportPlan, type ImportWishes, planImport, rowsOf } from '../import/plan.js';
import { RefusedRows } from '../import/refused-rows.js';
import { rowRefusal } from '../import/row-refusal.js';
import { type Session } from '../session.js';
import { importSummaryText, progressText } from '../texts/import-text.js';
import { dryRun } from './import-dry-run.js';
import { collect, milliseconds, wholeNumber } from './option-values.js';

interface ImportOptions extends ImportWishes {
  readonly journal?: string;
  readonly refused?: string;
  readonly concurrency: number;
  readonly patience: number;
  readonly dryRun?: true;
}

const TEN_MINUTES_MS = 600_000;

export function addImport(program: Command, session: Session): void {
  program
    .command('import')
    .description('submit every row of a CSV file, each exactly once, however often it is stopped and run again')
    .argument('<file.csv>', 'with the names of its columns in the first row')
    .option('--cohort <id>', 'the cohort to apply to; the only open one if left out')
    .option('--schema <id>', 'the schema whose questions the columns answer')
    .option('--map <column=key>', 'which question or field a column is; "-" leaves it out; may be repeated', collect)
    .option('--external-id <column>', 'the column of your own ids; otherwise a hash of the row')
    .option('--delimiter <character>', 'between cells; found in the first row if left out')
    .option('--encoding <name>', 'such as windows-1252; UTF-8 if left out, or UTF-16 by its mark')
    .option('--journal <file>', 'what is done; beside the CSV file if left out')
    .option('--refused <file>', 'rows that were refused, with reasons; beside the CSV file if left out')
    .option('--concurrency <number>', 'batches of a hundred under way at a time', wholeNumber(1, 16), 4)
    .addOption(
      new Option('--patience <seconds>', 'how long to go on trying while the service does not answer')
        .argParser(milliseconds)
        .default(TEN_MINUTES_MS, '600'),
    )
    .option('--dry-run', 'show what each column is, let the service check the first rows, and submit nothing')
    .action((file: string, options: ImportOptions) => importFile(session, file, options));
}

async function importFile(session: Session, path: string, options: ImportOptions): Promise<void> {
  const client = await session.client();
  const plan = await planImport(session, client, path, options);
  if (options.dryRun === true) await dryRun(session, client, plan);
  else await submitRows(session, client, plan, options);
}

async function submitRows(session: Session, client: Intake, plan: ImportPlan, options: ImportOptions): Promise<void> {
  const { output, around } = session;
  const startedAt = Date.now();
  const journal = await Journal.open(options.journal ?? `${plan.format.path}.journal`, plan.destination);
  const refusedPath = options.refused ?? `${plan.format.path}.refused.csv`;
  const refused = await RefusedRows.begin(refusedPath, plan.header, plan.format.delimiter, plan.columns.remarks);
  if (plan.columns.unused.length > 0) output.note(`Columns left out: ${plan.columns.unused.join(', ')}`);
  const work = new ImportRows({
    send: senderOf(client, plan),
    journal,
    refused,
    concurrency: options.concurrency,
    patienceMs: options.patience,
    stopped: around.stopped,
    onProgress: (counts) => {
      output.progress(progressText(counts, plan.rows, Date.now() - startedAt));
    },
  });
  let ending: Failure | null = null;
  try {
    await work.run(rowsOf(plan));
  } catch (error) {
    ending = failureOf(error);
  } finally {
    await journal.close();
    await refused.close();
  }
  const { counts } = work;
  const files = { journal: journal.path, refused_file: counts.refused > 0 ? refused.path : null };
  const summary = { complete: ending === null, ...counts, total: plan.rows, ms: Date.now() - startedAt, ...files };
  output.progress('');
  output.result(summary, importSummaryText);
  if (ending !== null) throw ending;
  if (counts.refused > 0) {
    throw new Failure(`Refused rows: ${counts.refused}; ${refused.path} says why`, 'rows_refused', EXIT.refused);
  }
}

function senderOf(client: Intake, plan: ImportPlan): SendBatch {
  return async (applications) => {
    try {
      // Without retries of the client: all batches wait together.
      const { results } = await client.applications.submitBatch(
        { applications: applications as never },
        { maxRetries: 0 },
      );
      const answers = [...results].sort((a, b) => a.index - b.index);
      return answers.map((answer, at) => {
        const application = applications[at];
        if (answer.status_code === 202 || application === undefined) return answer;
        return { ...answer, error: rowRefusal(plan, application, answer).reason };
      });
    } catch (error) {
      throw failureOf(error);
    }
  };
}
