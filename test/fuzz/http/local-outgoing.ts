import { Outgoing, type OutgoingLetter, type OutgoingAnswer } from '../../../src/outgoing/outgoing.js';
import { OutgoingError } from '../../../src/outgoing/outgoing-error.js';

/** Sends to the receiver of the test, and to nobody else: a webhook may be given any address. */
export class LocalOutgoing extends Outgoing {
  constructor(private readonly receiver: string) {
    super({ allowsPrivate: true });
  }

  override async post(letter: OutgoingLetter, stop: AbortSignal): Promise<OutgoingAnswer> {
    if (new URL(letter.url).origin !== this.receiver) throw new OutgoingError('unreachable');
    return super.post(letter, stop);
  }
}
