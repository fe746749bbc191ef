import { type EventType, type SubmitApplicationRequest } from '@application-intake/sdk';
import { Argument, type Command } from 'commander';
import { EXIT } from '../failures/exit-codes.js';
import { Failure, usageFailure } from '../failures/failure.js';
import { deliver, isTaken, readReceiver, sampleMessage } from '../listen/forward.js';
import { localSecret } from '../listen/secret.js';
import { type Session } from '../session.js';

interface TriggerOptions {
  readonly cohort?: string;
  readonly forwardTo?: string;
}

/** Every type of event, and the address by which a test submission comes to it; null where only the team can cause it. */
const CAUSES: Readonly<Record<EventType, string | null>> = {
  'application.accepted': 'accepted@example.com',
  'application.completed': 'completed@example.com',
  'application.failed': 'failed@simulator.test',
  'application.review_status_changed': null,
  'application.withdrawn': 'withdrawn@example.com',
};

export function addTrigger(program: Command, session: Session): void {
  program
    .command('trigger')
    .description('cause an event by a test submission, or send a signed sample of it to an address')
    .addArgument(new Argument('<event>').choices(Object.keys(CAUSES)))
    .option('--cohort <id>', 'the cohort to submit to; the only open one if left out')
    .option('--forward-to <address>', 'send a sample there instead, such as localhost:4000/hooks; nothing is submitted')
    .action((event: EventType, options: TriggerOptions) =>
      options.forwardTo === undefined ? submit(session, event, options) : sendSample(session, event, options.forwardTo),
    );
}

async function submit(session: Session, event: EventType, options: TriggerOptions): Promise<void> {
  const address = CAUSES[event];
  if (address === null) throw usageFailure(`Only the team's decision causes ${event}: send a sample by --forward-to`);
  const client = await session.client();
  if (client.environment !== 'test') {
    throw new Failure('Only a test key may trigger: a live submission would count', 'test_key_required', EXIT.key);
  }
  const cohort = await client.programs.get(await session.cohortId(client, options.cohort));
  const request: SubmitApplicationRequest = {
    cohort_id: cohort.id,
    contact_email: address,
    founder_name: 'Ada Okafor',
    answers: cohort.form.fields.map(({ key, field_type: type, options: choices }) => ({
      key,
      value: sampleAnswer(type, choices),
    })),
  };
  const accepted = await client.applications.submit(request);
  if (event === 'application.withdrawn') await client.applications.withdraw(accepted.submission_id);
  session.output.result({ event, ...accepted }, (shown) =>
    [`Submitted ${shown.submission_id}: ${shown.event} follows.`, `Watch it come: intake events --follow`].join('\n'),
  );
}

async function sendSample(session: Session, event: EventType, address: string): Promise<void> {
  const receiver = readReceiver(address);
  const delivery = await deliver(receiver, await localSecret(session.around), sampleMessage(event));
  session.output.result(delivery, (shown) => `${shown.type}  ${shown.status ?? shown.error ?? ''}  ${shown.ms} ms`);
  if (!isTaken(delivery)) {
    throw new Failure(
      `${receiver} did not take it: ${delivery.error ?? delivery.status ?? ''}`,
      'not_taken',
      EXIT.unavailable,
    );
  }
}

/** Fits a strict form, too. */
function sampleAnswer(type: string, choices: readonly string[] | null): string {
  const [first] = choices ?? [];
  if (first !== undefined) return first;
  switch (type) {
    case 'number':
      return '12';
    case 'currency':
      return '50,000 EUR';
    case 'date':
      return '2027-05-04';
    case 'boolean':
      return 'yes';
    case 'url':
      return 'https://example.com';
    case 'email':
      return 'ada@example.com';
    case 'phone':
      return '+49 30 1234567';
    default:
      return 'Small clinics lose a tenth of their income to patients who do not come; we remind 300 of them each day.';
  }
}
