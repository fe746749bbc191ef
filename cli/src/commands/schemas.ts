import { type Field, type FormField, type NewField, type RegisterSchemaRequest } from '@application-intake/sdk';
import { type Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { usageFailure } from '../failures/failure.js';
import { type Session } from '../session.js';
import { escapeAll } from '../terminal/escape.js';
import { questionsText } from '../texts/questions-text.js';
import { warningLines } from '../texts/warning-lines.js';
import { readJsonObject } from './read-json.js';

interface PullOptions {
  readonly cohort?: string;
  readonly output?: string;
}

interface PushOptions {
  readonly cohort?: string;
  readonly name?: string;
  readonly dryRun?: true;
}

export function addSchemaCommands(program: Command, session: Session): void {
  const schema = program.command('schema').description('questions of your own: list, fetch and register them');
  schema
    .command('list')
    .description('list the registered schemas, newest first')
    .action(() => list(session));
  schema
    .command('pull')
    .description('fetch the questions of a schema, or of the form of a cohort, as "schema push" takes them')
    .argument('[schema_id]')
    .option('--cohort <id>', 'the form of this cohort in place of a schema')
    .option('-o, --output <file>', 'write them into a file that is not there yet')
    .action((id: string | undefined, options: PullOptions) => pull(session, id, options));
  schema
    .command('push')
    .description('register questions for a cohort; a schema never changes, so that each push makes a new one')
    .argument('<file>', 'JSON with "fields"; "-" for standard input')
    .option('--cohort <id>', 'the cohort; else that of the file, else the only open one')
    .option('--name <name>', 'to recognise it by')
    .option('--dry-run', 'show what would be sent')
    .action((file: string, options: PushOptions) => push(session, file, options));
}

async function list(session: Session): Promise<void> {
  const schemas = await (await session.client()).schemas.list().all();
  session.output.result({ schemas }, (shown, paper) =>
    shown.schemas.length === 0
      ? 'No schemas.'
      : paper.table(
          ['SCHEMA', 'COHORT', 'QUESTIONS', 'CREATED', 'NAME'],
          shown.schemas.map((schema) => [
            schema.schema_id,
            schema.cohort_id,
            String(schema.fields.length),
            schema.created_at.slice(0, 10),
            schema.name ?? '',
          ]),
        ),
  );
}

async function pull(session: Session, id: string | undefined, { cohort, output: path }: PullOptions): Promise<void> {
  if ((id === undefined) === (cohort === undefined)) throw usageFailure('Name a schema, or a cohort by --cohort');
  const client = await session.client();
  const pulled = id === undefined ? await pullForm(client.programs.get(cohort ?? '')) : await client.schemas.get(id);
  const request = { cohort_id: pulled.cohort_id, name: pulled.name, fields: pulled.fields.map(toNewField) };
  if (path === undefined) {
    // A program gets what can be pushed; a person the keys as well, which a push makes of the labels.
    const questions = escapeAll(pulled.fields);
    session.output.result(request, (_, paper) => questionsText(questions, paper));
    return;
  }
  try {
    await writeFile(path, `${JSON.stringify(request, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    throw usageFailure(`${path} cannot be written: ${(error as Error).message}`);
  }
  session.output.result(
    { file: path, fields: request.fields.length },
    (shown) => `${shown.fields} questions in ${shown.file}.`,
  );
}

interface Questions {
  readonly cohort_id: string;
  readonly name: string | null;
  readonly fields: readonly (Field | FormField)[];
}

async function pullForm(
  asked: PromiseLike<{ id: string; name: string; form: { fields: FormField[] } }>,
): Promise<Questions> {
  const { id, name, form } = await asked;
  return { cohort_id: id, name, fields: form.fields };
}

/** What can be said of a question when it is registered; its key comes out of its label again. */
function toNewField({ label, field_type, required, options }: Field | FormField): NewField {
  return { label, field_type, required, ...(options !== undefined && options !== null && { options }) };
}

async function push(session: Session, file: string, options: PushOptions): Promise<void> {
  const read = await readJsonObject(session.around, file);
  const client = await session.client();
  const name = options.name ?? read['name'];
  const told = options.cohort ?? read['cohort_id'];
  const request = {
    cohort_id: typeof told === 'string' ? told : await session.cohortId(client, undefined),
    ...(name !== undefined && { name }),
    fields: read['fields'],
  } as RegisterSchemaRequest;
  if (options.dryRun === true) {
    session.output.result(request, (shown) => `This would be sent:\n${JSON.stringify(shown, null, 2)}`);
    return;
  }
  const registered = await client.schemas.register(request);
  session.output.result(registered, (shown, paper) =>
    [
      paper.facts([
        ['Schema', shown.schema_id],
        ['Cohort', shown.cohort_id],
      ]),
      questionsText(shown.fields, paper),
      ...warningLines(shown.warnings ?? []),
    ].join('\n'),
  );
}
