import { privatePlaceOf } from './private-place.js';
import { type Guard, guardWith } from './process-guard.js';

/** Ends the servers and removes their data: no later start would come to do that. */
const SCRIPT = `
  kill -QUIT "$(head -n 1 "$1/postgres/postmaster.pid")"
  kill -KILL "$(sed 's/[^0-9]*\\([0-9]*\\).*/\\1/' "$1/redis.pid")"
  sleep 1
  rm -rf "$1" "$2"
`;

/** Sees to it that the servers on this folder do not outlive this process, whatever ends it. */
export function guardEphemeral(dataDir: string): Guard {
  return guardWith(SCRIPT, dataDir, privatePlaceOf(dataDir));
}
