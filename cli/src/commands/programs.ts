import { type Program } from '@application-intake/sdk';
import { type Command, Option } from 'commander';
import { type Session } from '../session.js';
import { type Paper } from '../terminal/paper.js';
import { questionsText } from '../texts/questions-text.js';

type Status = Program['status'];

export function addPrograms(program: Command, session: Session): void {
  program
    .command('programs')
    .description('list the cohorts, or show one with its questions')
    .argument('[cohort_id]', 'the cohort to show')
    .addOption(new Option('--status <status>', 'of which status').choices(['draft', 'open', 'closed', 'completed']))
    .action((id: string | undefined, options: { status?: Status }) =>
      id === undefined ? list(session, options) : show(session, id),
    );
}

async function list(session: Session, { status }: { status?: Status }): Promise<void> {
  const client = await session.client();
  const programs = await client.programs.list(status === undefined ? {} : { status }).all();
  session.output.result({ programs }, (shown, paper) =>
    shown.programs.length === 0
      ? 'No cohorts.'
      : paper.table(
          ['COHORT', 'STATUS', 'NAME'],
          shown.programs.map(({ id, status: state, name }) => [id, state, name]),
        ),
  );
}

async function show(session: Session, id: string): Promise<void> {
  const cohort = await (await session.client()).programs.get(id);
  session.output.result(cohort, programText);
}

function programText(cohort: Program, paper: Paper): string {
  return [
    paper.heading(cohort.name),
    paper.facts([
      ['Cohort', cohort.id],
      ['Status', cohort.status],
      ['Opens', cohort.opens_at],
      ['Closes', cohort.closes_at],
      ['Answers', cohort.form_validation === 'strict' ? 'refused unless they fit the form' : 'taken as they are'],
    ]),
    ...(cohort.description === null ? [] : ['', paper.prose(cohort.description)]),
    '',
    questionsText(cohort.form.fields, paper),
  ].join('\n');
}
