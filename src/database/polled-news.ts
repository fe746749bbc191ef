import { type ErrorStreak } from '../common/logging/error-streak.js';
import { Periodic } from '../common/time/periodic.js';
import { type WaitingRoom } from '../common/waiting/waiting-room.js';
import { type ChangeFeed } from './change-feed.js';
import { type ChangeTopic } from './changes-channel.js';

const POLL_MS = 1_000;

/**
 * Brings a waiting room its news over one connection, however many wait. Notifications can be lost (with the connection,
 * by a failover, by a sender that died after its commit), so one query a second also looks for all that is awaited.
 */
export abstract class PolledNews extends Periodic {
  protected constructor(
    topic: ChangeTopic,
    private readonly changes: ChangeFeed,
    protected readonly room: WaitingRoom,
    asking: ErrorStreak,
  ) {
    super(POLL_MS, asking);
    changes.follow(topic, (id) => {
      room.tell(id);
    });
  }

  /** Which of the awaited ids there is news of. */
  protected abstract look(): Promise<Iterable<string>>;

  /** To be called whenever somebody begins to wait. */
  follow(): void {
    this.changes.listen();
  }

  protected override async run(): Promise<void> {
    if (this.room.size === 0) return;
    for (const id of await this.look()) this.room.tell(id);
  }
}
