import { type SubmitApplicationRequest, type Validation } from '@application-intake/sdk';
import { type Command } from 'commander';
import { EXIT } from '../failures/exit-codes.js';
import { Failure, usageFailure } from '../failures/failure.js';
import { type Session } from '../session.js';
import { type Paper } from '../terminal/paper.js';
import { refusalReason } from '../texts/refusal-reason.js';
import { submissionText } from '../texts/submission-text.js';
import { warningLines } from '../texts/warning-lines.js';
import { collect, milliseconds } from './option-values.js';
import { readJsonObject, readText } from './read-json.js';

interface SubmitOptions {
  readonly cohort?: string;
  readonly schema?: string;
  readonly email?: string;
  readonly name?: string;
  readonly externalId?: string;
  readonly answer?: readonly string[];
  readonly wait?: true | number;
  readonly dryRun?: true;
}

export function addSubmit(program: Command, session: Session): void {
  program
    .command('submit')
    .description('submit an application: from a file, from standard input, or from --answer')
    .argument('[file]', 'JSON as POST /v1/api/applications takes it; "-" for standard input')
    .option('--cohort <id>', 'the cohort to apply to; the only open one if left out')
    .option('--schema <id>', 'the schema whose keys the answers use')
    .option('--email <address>', 'where the applicant is reached')
    .option('--name <name>', 'who applies')
    .option('--external-id <id>', 'your own id; sent again, it makes no second submission')
    .option('-a, --answer <key=value>', 'an answer; may be repeated; "key=@file" reads it from a file', collect)
    .option('--wait [seconds]', 'wait until the review is over, at most so long (600)', milliseconds)
    .option('--dry-run', 'say everything that stands against it, and submit nothing')
    .action((file: string | undefined, options: SubmitOptions) => submit(session, file, options));
}

async function submit(session: Session, file: string | undefined, options: SubmitOptions): Promise<void> {
  const body = await bodyOf(session, file, options);
  const client = await session.client();
  const application = { ...body, cohort_id: body['cohort_id'] ?? (await session.cohortId(client, undefined)) };
  // What is wrong in it the service says best.
  const request = application as unknown as SubmitApplicationRequest;
  if (options.dryRun === true) {
    const validation = await client.applications.validate(request);
    session.output.result(validation, validationText);
    if (!validation.valid) throw new Failure('The application would be refused', 'not_valid', EXIT.refused);
    return;
  }
  if (options.wait === undefined) {
    const accepted = await client.applications.submit(request);
    session.output.result(accepted, (shown, paper) =>
      [
        paper.facts([
          ['Submission', shown.submission_id],
          ['Status', shown.status],
          ['Environment', shown.env],
        ]),
        ...warningLines(shown.warnings ?? []),
        `Follow it by: intake status ${shown.submission_id} --watch`,
      ].join('\n'),
    );
    return;
  }
  const submission = await client.applications.submitAndWait(request, {
    signal: session.around.stopped,
    ...(options.wait !== true && { timeoutMs: options.wait }),
    onStatus: ({ id, status }) => {
      session.output.note(`${id} ${status}`);
    },
  });
  session.output.result(submission, submissionText);
}

/** What the file says, with what the options say in its place. @throws Failure */
async function bodyOf(
  { around }: Session,
  file: string | undefined,
  { answer: given = [], ...options }: SubmitOptions,
): Promise<Record<string, unknown>> {
  const isPiped = file === undefined && given.length === 0 && around.input.isTTY !== true;
  const source = file ?? (isPiped ? '-' : undefined);
  if (source === undefined && given.length === 0) {
    throw usageFailure('Nothing to submit: name a file, pipe one in, or give --answer key=value', 'nothing_to_submit');
  }
  const body = source === undefined ? {} : await readJsonObject(around, source);
  const answers = await Promise.all(given.map(readAnswer));
  const told = Array.isArray(body['answers']) ? (body['answers'] as unknown[]) : [];
  const kept = told.filter((answer) => !answers.some(({ key }) => isAnswerOf(answer, key)));
  return {
    ...body,
    ...(options.cohort !== undefined && { cohort_id: options.cohort }),
    ...(options.schema !== undefined && { schema_id: options.schema }),
    ...(options.email !== undefined && { contact_email: options.email }),
    ...(options.name !== undefined && { founder_name: options.name }),
    ...(options.externalId !== undefined && { external_id: options.externalId }),
    ...((answers.length > 0 || source === undefined) && { answers: [...kept, ...answers] }),
  };
}

async function readAnswer(text: string): Promise<{ key: string; value: string }> {
  const at = text.indexOf('=');
  if (at < 1) throw usageFailure(`--answer wants key=value, not "${text}"`);
  const [key, value] = [text.slice(0, at), text.slice(at + 1)];
  return { key, value: value.startsWith('@') ? await readText(value.slice(1)) : value };
}

function isAnswerOf(answer: unknown, key: string): boolean {
  return typeof answer === 'object' && answer !== null && 'key' in answer && answer.key === key;
}

function validationText({ valid, errors, warnings, token_cost: cost }: Validation, paper: Paper): string {
  return [
    valid
      ? paper.shade('green', `It would be accepted, for ${cost} tokens.`)
      : paper.shade('red', 'It would be refused:'),
    ...errors.map((error) => paper.prose(`${error.code}: ${refusalReason(error)}`, '  ')),
    ...warningLines(warnings),
  ].join('\n');
}
