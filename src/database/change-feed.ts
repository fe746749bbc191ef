import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { ErrorStreak } from '../common/logging/error-streak.js';
import { AppConfig } from '../config/app-config.js';
import { CHANGES_CHANNEL, type ChangeTopic } from './changes-channel.js';
import { connectionOptions, withOwnConnection } from './connections.js';
import { DATABASE_ROLES } from './roles.js';

/** A connection that died in silence is noticed by this query. */
const PROBE_MS = 1_000;
const PROBE_DEADLINE_MS = 2_000;
const RETRY_MS = 500;

type Follower = readonly [topic: ChangeTopic, changed: (id: string) => void];

/** Tells at once what others have changed, by LISTEN and NOTIFY of triggers; every follower also looks after a while. */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly listening = new ErrorStreak(new Logger('Database'), 'Following changes');
  private readonly followers: Follower[] = [];
  private readonly ending = new AbortController();
  private ended: Promise<void> | undefined;

  constructor(private readonly config: AppConfig) {}

  /** Starts to listen, if it does not already. Commands never do: they wait for nothing. */
  listen(): void {
    this.ended ??= this.stayConnected();
  }

  follow(...follower: Follower): void {
    this.followers.push(follower);
  }

  /** Tells this process at once of what it has changed itself. */
  tell(topic: string | undefined, id: string): void {
    for (const [followed, changed] of this.followers) if (followed === topic) changed(id);
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.ended;
  }

  private async stayConnected(): Promise<void> {
    const options = { ...connectionOptions(DATABASE_ROLES.system), query_timeout: PROBE_DEADLINE_MS };
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
      const [topic, ...ids] = payload.split(' ');
      for (const id of ids) this.tell(topic, id);
    });
    await client.query(`listen ${CHANGES_CHANNEL}`);
    while (!this.ending.signal.aborted) {
      await client.query('select');
      this.listening.succeeded();
      await this.pause(PROBE_MS);
    }
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }
}
