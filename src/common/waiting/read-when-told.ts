import { type LimitFunction } from 'p-limit';
import { type WaitingPlace } from './waiting-room.js';

/**
 * Reads now, and again after every piece of news, until the result is enough or the time is up. Always leaves the
 * waiting room.
 */
export async function readWhenTold<T>(
  place: WaitingPlace,
  turns: LimitFunction,
  read: (wasHeld: boolean) => Promise<T>,
  isEnough: (found: T) => boolean,
): Promise<T> {
  try {
    let found = await read(false);
    while (!isEnough(found)) {
      const reason = await place.hold.next();
      if (reason === 'stop') break;
      found = await turns(read, true);
      if (reason === 'over') break;
    }
    return found;
  } finally {
    place.leave();
  }
}
