import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseOutOfReach } from '../../../common/errors/foreign-errors.js';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { packageVersion } from '../../../common/package-version.js';
import { type OutgoingAnswer, Outgoing } from '../../../outgoing/outgoing.js';
import { OutgoingError } from '../../../outgoing/outgoing-error.js';
import { toEventMessage } from '../../events/event-message.js';
import { DeliveryMetrics } from '../../metrics/delivery-metrics.js';
import { SecretSeal } from '../secrets/secret-seal.js';
import { type DeliveryClaim } from './delivery-claim.js';
import { DeliveryTasksRepository } from './delivery-tasks.repository.js';
import { type Address, LettersRepository } from './letters.repository.js';
import { DeliveryOutcomesRepository, type Sent } from './outcomes.repository.js';
import { signed } from './signature.js';
import { testEvent } from './test-event.js';
import { type DeliveryVerdict, verdictOn } from './verdict.js';

/** The word for a secret that this process cannot open: its `SECRETS_KEY` is not the one that sealed it. */
const UNSIGNED = 'not_signed';

/** Sends one claimed delivery, and stores what came of it. What was sent twice has the same id both times. */
@Injectable()
export class RunDelivery {
  private readonly logger = new Logger('Webhooks');
  private readonly givingBack = new ErrorStreak(this.logger, 'Giving deliveries back');
  private readonly userAgent = `application-intake-service/${packageVersion()}`;
  private hasToldOfKey = false;

  constructor(
    private readonly tasks: DeliveryTasksRepository,
    private readonly letters: LettersRepository,
    private readonly outcomes: DeliveryOutcomesRepository,
    private readonly seal: SecretSeal,
    private readonly outgoing: Outgoing,
    private readonly metrics: DeliveryMetrics,
  ) {}

  async execute(claim: DeliveryClaim, signal: AbortSignal): Promise<void> {
    try {
      await this.deliver(claim, signal);
    } catch (error) {
      if (!signal.aborted && !isDatabaseOutOfReach(error)) throw error;
      // Whatever was not stored is sent again; a lease that is not given back ends by itself.
      await this.givingBack.tolerate(this.tasks.giveBack(claim));
    }
  }

  private async deliver(claim: DeliveryClaim, signal: AbortSignal): Promise<void> {
    const letter = await this.letters.read(claim);
    const event =
      letter !== null && claim.trigger === 'test'
        ? testEvent(claim.eventId, letter.address.events, new Date())
        : letter?.event;
    if (letter === null || event === null || event === undefined) return this.outcomes.drop(claim);
    const body = JSON.stringify(toEventMessage(event));
    const at = new Date();
    const began = performance.now();
    const { answer, error } = await this.send(claim, letter.address, body, at, signal);
    const sent: Sent = {
      at,
      ms: performance.now() - began,
      status: answer?.status ?? null,
      error,
      answer: answer?.text ?? null,
    };
    const verdict = verdictOn({ ...claim, answer }, new Date(), Math.random);
    await this.outcomes.store(claim, sent, verdict);
    this.record(verdict, sent);
  }

  private async send(
    { organisationId, endpointId, eventId }: DeliveryClaim,
    { url, secret, previousSecret }: Address,
    body: string,
    at: Date,
    signal: AbortSignal,
  ): Promise<{ answer: OutgoingAnswer | null; error: string | null }> {
    const of = { organisationId, id: endpointId };
    const secrets = [secret, ...(previousSecret === null ? [] : [previousSecret])].map((text) =>
      this.seal.open(text, of),
    );
    const known = secrets.filter((text) => text !== null);
    if (known.length === 0) {
      this.tellOfKey();
      return { answer: null, error: UNSIGNED };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': this.userAgent,
      ...signed(eventId, at, body, known),
    };
    try {
      return { answer: await this.outgoing.post({ url, headers, body }, signal), error: null };
    } catch (error) {
      if (error instanceof OutgoingError) return { answer: null, error: error.word };
      throw error;
    }
  }

  /** Once: it is the same for all that was sealed before. Nobody but the operator can put it right. */
  private tellOfKey(): void {
    if (this.hasToldOfKey) return;
    this.hasToldOfKey = true;
    this.logger.error('Webhooks are not sent: SECRETS_KEY is not the one that sealed their secrets.');
  }

  private record({ outcome, stop }: DeliveryVerdict, { ms }: Sent): void {
    this.metrics.attempted(outcome, ms);
    if (stop !== null) this.metrics.disabled(stop);
  }
}
