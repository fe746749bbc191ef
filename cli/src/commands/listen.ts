import { type Intake, type ListEventsQuery } from '@application-intake/sdk';
import { type Command } from 'commander';
import { type Delivery, deliver, isTaken, readReceiver } from '../listen/forward.js';
import { isListening } from '../listen/is-listening.js';
import { localSecret } from '../listen/secret.js';
import { type Session } from '../session.js';
import { eventsUntilStopped, queryOf } from './events.js';
import { collect, wholeNumber } from './option-values.js';

interface ListenOptions {
  readonly forwardTo?: string;
  readonly type?: readonly string[];
  readonly cohort?: string;
  readonly after?: string;
  readonly fromStart?: true;
  readonly count?: number;
  readonly printSecret?: true;
}

export function addListen(program: Command, session: Session): void {
  program
    .command('listen')
    .description('send every event to an address on this machine, signed as webhooks are; without a tunnel')
    .option('--forward-to <address>', 'where your receiver listens, such as localhost:4000/hooks')
    .option('--type <type>', 'only of this type; may be repeated', collect)
    .option('--cohort <id>', 'only of this cohort')
    .option('--after <cursor>', 'from this place of the feed on, in place of now')
    .option('--from-start', 'from the oldest event that is kept on, in place of now')
    .option('--count <number>', 'end after so many events', wholeNumber(1, 1_000_000))
    .option('--print-secret', 'print the secret that this machine signs with, and end')
    .action((options: ListenOptions) => listen(session, options));
}

async function listen(session: Session, options: ListenOptions): Promise<void> {
  const { output } = session;
  const secret = await localSecret(session.around);
  if (options.printSecret === true) {
    output.result({ secret }, (shown) => shown.secret);
    return;
  }
  const receiver = options.forwardTo === undefined ? null : readReceiver(options.forwardTo);
  const client = await session.client();
  const query = queryOf(options);
  const after = options.after ?? (options.fromStart === true ? undefined : await endOfFeed(client, query));
  output.note(`Signing with ${secret}. Listening for ${client.environment} events; Ctrl-C ends it.`);
  if (receiver !== null && !(await isListening(receiver, session.around.stopped)))
    output.warning(`Nothing listens at ${receiver}`);
  let left = options.count ?? Infinity;
  for await (const event of eventsUntilStopped(session, client, { ...query, after })) {
    const delivery = receiver === null ? null : await deliver(receiver, secret, event);
    output.item({ event, delivery }, (shown, paper) => {
      const outcome = shown.delivery === null ? '' : outcomeOf(shown.delivery);
      const shade = shown.delivery === null || isTaken(shown.delivery) ? 'green' : 'red';
      const { type, data, timestamp } = shown.event;
      return `${paper.shade('dim', timestamp.slice(0, 19))}  ${type}  ${data.submission_id}  ${paper.shade(shade, outcome)}`;
    });
    left -= 1;
    if (left === 0) break;
  }
}

/** Where new events will stand. */
async function endOfFeed(client: Intake, query: ListEventsQuery): Promise<string> {
  for (let after: string | undefined; ;) {
    const page = await client.events.list({ ...query, after, limit: 100 });
    if (page.events.length === 0) return page.next_cursor;
    after = page.next_cursor;
  }
}

function outcomeOf({ status, error, ms }: Delivery): string {
  return `${status ?? error ?? ''}  ${ms} ms`;
}
