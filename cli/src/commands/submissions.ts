import { type Submission } from '@application-intake/sdk';
import { type Command, Option } from 'commander';
import { type Session } from '../session.js';
import { insightsText } from '../texts/insights-text.js';
import { submissionText } from '../texts/submission-text.js';
import { milliseconds, wholeNumber } from './option-values.js';

interface ListOptions {
  readonly cohort?: string;
  readonly status?: Submission['status'];
  readonly email?: string;
  readonly externalId?: string;
  readonly after?: string;
  readonly before?: string;
  readonly limit: number;
  readonly all?: true;
}

const PAGE = 100;

export function addSubmissionCommands(program: Command, session: Session): void {
  program
    .command('status')
    .description('show a submission and how far its review has come')
    .argument('<submission_id>')
    .option('--watch', 'wait until the review is over, and tell each status')
    .option('--timeout <seconds>', 'how long to watch at most (600)', milliseconds)
    .action((id: string, options: { watch?: true; timeout?: number }) => status(session, id, options));
  program
    .command('insights')
    .description('show the report of a submission: scores and what they rest on, what is missing, what was noticed')
    .argument('<submission_id>')
    .option('--wait', 'wait until the review is over')
    .option('--timeout <seconds>', 'how long to wait at most (600)', milliseconds)
    .option('--provenance', 'with who judged, by what')
    .action((id: string, options: InsightsOptions) => insights(session, id, options));
  program
    .command('withdraw')
    .description('withdraw a submission, for an applicant who takes it back; only the team can undo that')
    .argument('<submission_id>')
    .option('--reason <text>', 'what the team reads as the reason')
    .action((id: string, options: { reason?: string }) => withdraw(session, id, options));
  program
    .command('list')
    .description('list submissions, newest first')
    .option('--cohort <id>', 'of a cohort')
    .addOption(new Option('--status <status>', 'of a status').choices(['pending', 'processing', 'complete', 'failed']))
    .option('--email <address>', 'of an applicant')
    .option('--external-id <id>', 'of your own id')
    .option('--after <time>', 'submitted later than this time, such as 2027-01-31T00:00:00Z')
    .option('--before <time>', 'submitted before this time')
    .option('--limit <number>', 'how many at most', wholeNumber(1, 1_000_000), 20)
    .option('--all', 'all of them; as JSON one a line')
    .action((options: ListOptions) => list(session, options));
}

async function status(session: Session, id: string, options: { watch?: true; timeout?: number }): Promise<void> {
  const client = await session.client();
  if (options.watch !== true) {
    session.output.result(await client.applications.get(id), submissionText);
    return;
  }
  const submission = await client.applications.waitFor(id, {
    signal: session.around.stopped,
    ...(options.timeout !== undefined && { timeoutMs: options.timeout }),
    onStatus: ({ status: state, updated_at: at }) => {
      session.output.note(`${at}  ${state}`);
    },
  });
  session.output.result(submission, submissionText);
}

interface InsightsOptions {
  readonly wait?: true;
  readonly timeout?: number;
  readonly provenance?: true;
}

async function insights(session: Session, id: string, { wait, timeout, provenance }: InsightsOptions): Promise<void> {
  const client = await session.client();
  if (wait === true) {
    const timeoutMs = timeout === undefined ? {} : { timeoutMs: timeout };
    await client.applications.waitFor(id, { signal: session.around.stopped, ...timeoutMs });
  }
  const report = await client.applications.insights(id, provenance === true ? { include: 'provenance' } : {});
  session.output.result(report, insightsText);
}

async function withdraw(session: Session, id: string, options: { reason?: string }): Promise<void> {
  const client = await session.client();
  session.output.result(await client.applications.withdraw(id, options), submissionText);
}

async function list(session: Session, options: ListOptions): Promise<void> {
  const { output } = session;
  const client = await session.client();
  const found = client.applications.list({
    limit: Math.min(PAGE, options.all === true ? PAGE : options.limit),
    ...(options.cohort !== undefined && { cohort_id: options.cohort }),
    ...(options.status !== undefined && { status: options.status }),
    ...(options.email !== undefined && { contact_email: options.email }),
    ...(options.externalId !== undefined && { external_id: options.externalId }),
    ...(options.after !== undefined && { submitted_after: options.after }),
    ...(options.before !== undefined && { submitted_before: options.before }),
  });
  if (options.all === true) {
    for await (const submission of found) {
      output.item(submission, (shown) => rowOf(shown).join('  '));
    }
    return;
  }
  const applications = await found.all({ limit: options.limit });
  output.result({ applications }, (shown, paper) =>
    shown.applications.length === 0
      ? 'No submissions.'
      : paper.table(['SUBMISSION', 'REFERENCE', 'STATUS', 'SUBMITTED', 'FOUNDER'], shown.applications.map(rowOf)),
  );
}

function rowOf(submission: Submission): string[] {
  const { id, reference, status: state, review_status: decision, submitted_at: at } = submission;
  const who = submission.founder_name ?? submission.contact_email;
  return [id, reference, decision === null ? state : `${state}, ${decision}`, at.slice(0, 10), who];
}
