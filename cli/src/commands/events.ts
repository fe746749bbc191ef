import { type EventType, type Intake, type IntakeEvent, type ListEventsQuery } from '@application-intake/sdk';
import { type Command } from 'commander';
import { type Session } from '../session.js';
import { type Paper } from '../terminal/paper.js';
import { collect, wholeNumber } from './option-values.js';

interface EventsOptions {
  readonly after?: string;
  readonly type?: readonly string[];
  readonly cohort?: string;
  readonly limit: number;
  readonly follow?: true;
}

const PAGE = 100;

export function addEvents(program: Command, session: Session): void {
  program
    .command('events')
    .description('list what happened to applications, oldest first')
    .option('--after <cursor>', 'only what came after this place, as "next_cursor" tells it')
    .option('--type <type>', 'only of this type, such as application.completed; may be repeated', collect)
    .option('--cohort <id>', 'only of this cohort')
    .option('--limit <number>', 'how many at most', wholeNumber(1, 1_000_000), PAGE)
    .option('--follow', 'these, and then whatever happens until it is stopped; as JSON one a line')
    .action((options: EventsOptions) => (options.follow === true ? follow(session, options) : list(session, options)));
}

async function list(session: Session, options: EventsOptions): Promise<void> {
  const client = await session.client();
  const found: IntakeEvent[] = [];
  let after = options.after;
  for (;;) {
    const limit = Math.min(PAGE, options.limit - found.length);
    const page = await client.events.list({ ...queryOf(options), after, limit });
    found.push(...page.events);
    after = page.next_cursor;
    if (page.events.length === 0 || found.length >= options.limit) break;
  }
  session.output.result({ events: found, next_cursor: after }, (shown, paper) =>
    [
      shown.events.length === 0
        ? 'No events.'
        : paper.table(['AT', 'EVENT', 'SUBMISSION', 'STATUS'], shown.events.map(rowOf)),
      paper.shade('dim', `What comes after them: intake events --after ${shown.next_cursor}`),
    ].join('\n'),
  );
}

async function follow(session: Session, options: EventsOptions): Promise<void> {
  const client = await session.client();
  for await (const event of eventsUntilStopped(session, client, { ...queryOf(options), after: options.after }))
    session.output.item(event, eventLine);
}

/** What there is, and then what happens, until Ctrl-C. */
export async function* eventsUntilStopped(
  { around }: Session,
  client: Intake,
  query: ListEventsQuery,
): AsyncGenerator<IntakeEvent, void, undefined> {
  try {
    yield* client.events.iterate(query, { signal: around.stopped });
  } catch (error) {
    // That is how it ends.
    if (!around.stopped.aborted) throw error;
  }
}

function eventLine(event: IntakeEvent, paper: Paper): string {
  const [at = '', type = '', submission = '', state = ''] = rowOf(event);
  return `${paper.shade('dim', at)}  ${type.padEnd(33)}  ${submission}  ${state}`;
}

function rowOf({ timestamp, type, data }: IntakeEvent): string[] {
  const decision = data.review_status === null ? '' : `, ${data.review_status}`;
  return [timestamp.slice(0, 19), type, data.submission_id, `${data.status}${decision}`];
}

export function queryOf({ type = [], cohort }: Pick<EventsOptions, 'type' | 'cohort'>): ListEventsQuery {
  return {
    ...(type.length > 0 && { types: type as EventType[] }),
    ...(cohort !== undefined && { cohort_id: cohort }),
  };
}
