import { type Intake, type SubmitApplicationRequest } from '@application-intake/sdk';
import { EXIT } from '../failures/exit-codes.js';
import { Failure } from '../failures/failure.js';
import { isRefusal } from '../import/applications.js';
import { type ColumnPlan } from '../import/columns.js';
import { type ImportPlan, rowsOf } from '../import/plan.js';
import { rowRefusal } from '../import/row-refusal.js';
import { type Session } from '../session.js';

/** A column that is mapped wrongly shows in the first few. */
const CHECKED_ROWS = 10;

interface Problem {
  readonly line: number;
  readonly code: string;
  readonly reason: string;
}

/** What an import would do: the use of each column, and what stands against rows. Nothing is submitted. */
export async function dryRun(session: Session, client: Intake, plan: ImportPlan): Promise<void> {
  const problems: Problem[] = [];
  let checked = 0;
  for await (const { line, application } of rowsOf(plan)) {
    if (isRefusal(application)) {
      problems.push({ line, ...application });
    } else if (checked < CHECKED_ROWS) {
      checked += 1;
      const { errors } = await client.applications.validate(application as unknown as SubmitApplicationRequest);
      // A row that is there already an import counts as such, and does not refuse.
      const against = errors.filter(({ code }) => code !== 'duplicate_external_id');
      problems.push(...against.map((error) => ({ line, ...rowRefusal(plan, application, error) })));
    }
  }
  const { cohort_id: cohort, env } = plan.destination;
  const uses = usesOf(plan.header, plan.columns);
  const value = { rows: plan.rows, cohort_id: cohort, env, columns: uses, checked_by_service: checked, problems };
  session.output.result(value, (shown, paper) =>
    [
      `${shown.rows} rows for cohort ${shown.cohort_id} (${shown.env}); nothing was submitted.`,
      '',
      paper.table(
        ['COLUMN', 'BECOMES'],
        shown.columns.map(({ column, becomes }) => [column, becomes ?? '(left out)']),
      ),
      '',
      checked < shown.rows
        ? `The service has checked ${checked} of the rows; an import has it check all.`
        : 'All rows were checked.',
      shown.problems.length === 0 ? 'Nothing stands against them.' : 'Would be refused:',
      ...shown.problems.map(({ line, code, reason }) => paper.prose(`line ${line}: ${code}: ${reason}`, '  ')),
    ].join('\n'),
  );
  if (problems.length > 0) throw new Failure(`Problems found: ${problems.length}`, 'rows_refused', EXIT.refused);
}

function usesOf(header: readonly string[], { own, answers }: ColumnPlan): { column: string; becomes: string | null }[] {
  const uses = new Map<number, string>(answers.map(({ at, key }) => [at, key]));
  for (const [field, at] of own) uses.set(at, field);
  return header.map((column, at) => ({ column, becomes: uses.get(at) ?? null }));
}
