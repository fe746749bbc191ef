import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { ErrorStreak } from '../common/logging/error-streak.js';
import { AppConfig } from '../config/app-config.js';
import { CHANGES_CHANNEL, type Topic } from './changes-channel.js';
import { connectionOptions } from './connection-options.js';
import { withOwnConnection } from './own-connection.js';
import { DATABASE_ROLES } from './roles.js';

const BEAT_MS = 500;
/** From the sending of a beat that came back. With what is trusted untold, a change counts after less than two seconds. */
const TRUST_MS = 900;
const BEAT_DEADLINE_MS = 2_000;
const RETRY_MS = 500;

interface Follower {
  readonly topic: Topic;
  /** Null: anything may have changed. */
  readonly changed: (id: string | null) => void;
}

/**
 * Tells what other processes changed, by way of PostgreSQL's LISTEN and NOTIFY. Triggers notify in the transaction that
 * changes a key or a cohort, so that no change is forgotten, by whatever statement it is made. A beat of its own that comes
 * back shows that everything that was committed before it has come, too.
 */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly listening = new ErrorStreak(new Logger('Database'), 'Following changes');
  private readonly followers: Follower[] = [];
  private readonly ending = new AbortController();
  private readonly origin = randomUUID();
  private beats = 0;
  private beatSentAt = 0;
  private liveUntil = 0;
  private ended: Promise<void> | undefined;

  constructor(private readonly config: AppConfig) {}

  /**
   * Whether everything that was changed until a moment ago has been told. It listens from the first time that this is
   * asked: a command, which keeps nothing in memory, needs no connection.
   */
  get isLive(): boolean {
    this.listen();
    return performance.now() < this.liveUntil;
  }

  /** From now on, if it does not listen already. */
  listen(): void {
    this.ended ??= this.stayConnected();
  }

  follow(topic: Topic, changed: Follower['changed']): void {
    this.followers.push({ topic, changed });
  }

  /** For what this process has just changed itself: it need not wait for the news of that. */
  tell(topic: Topic, id: string): void {
    for (const follower of this.followers) if (follower.topic === topic) follower.changed(id);
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.ended;
  }

  private get beat(): string {
    return `beat ${this.origin}.${this.beats}`;
  }

  private async stayConnected(): Promise<void> {
    const options = { ...connectionOptions(DATABASE_ROLES.system), query_timeout: BEAT_DEADLINE_MS };
    const connection = { ...options, url: this.config.databaseUrl, name: 'intake-changes' };
    while (!this.ending.signal.aborted) {
      await withOwnConnection(connection, (client) => this.hearFrom(client)).catch((error: unknown) => {
        if (!this.ending.signal.aborted) this.listening.failed(error);
      });
      await this.pause(RETRY_MS);
    }
  }

  private async hearFrom(client: pg.Client): Promise<void> {
    client.on('notification', ({ payload = '' }) => {
      this.hear(payload);
    });
    await client.query(`listen ${CHANGES_CHANNEL}`);
    // Nobody listened before.
    for (const { changed } of this.followers) changed(null);
    while (!this.ending.signal.aborted) {
      this.beats += 1;
      this.beatSentAt = performance.now();
      await client.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, this.beat]);
      this.listening.succeeded();
      await this.pause(BEAT_MS);
    }
  }

  private hear(payload: string): void {
    if (payload === this.beat) this.liveUntil = this.beatSentAt + TRUST_MS;
    const [topic, ...ids] = payload.split(' ');
    for (const { changed } of this.followers.filter((follower) => follower.topic === topic)) ids.forEach(changed);
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }
}
