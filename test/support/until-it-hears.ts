import { randomUUID } from 'node:crypto';
import { ChangeFeed } from '../../src/database/change-feed.js';
import { CHANGES_CHANNEL } from '../../src/database/changes-channel.js';
import { type TestApp } from '../setup/test-app.js';
import { eventually } from './eventually.js';

/** Resolves once the process hears what others tell. It has to listen already, or begin to by itself. */
export async function untilItHears({ app, database }: TestApp): Promise<void> {
  const feed = app.get(ChangeFeed, { strict: false });
  const nothing = randomUUID();
  let isHeard = false;
  feed.follow('cohorts', (id) => {
    isHeard ||= id === nothing;
  });
  await eventually(async () => {
    await database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, `cohorts ${nothing}`]);
    return isHeard;
  });
}
