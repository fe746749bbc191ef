import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;
const CONNECT_MS = 1_000;

/** Whether anything listens at an address, or begins to within some seconds: a receiver may be started at the same moment. */
export async function isListening(
  receiver: string,
  stopped: AbortSignal,
  patienceMs: number = PATIENCE_MS,
): Promise<boolean> {
  const until = Date.now() + patienceMs;
  for (;;) {
    if (await canConnect(new URL(receiver))) return true;
    if (stopped.aborted || Date.now() >= until) return false;
    await pause(PAUSE_MS);
  }
}

function canConnect({ hostname, port, protocol }: URL): Promise<boolean> {
  const usual = protocol === 'https:' ? 443 : 80;
  return new Promise((done) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? usual : Number(port),
      timeout: CONNECT_MS,
    });
    const end = (isThere: boolean): void => {
      socket.destroy();
      done(isThere);
    };
    socket
      .once('connect', () => {
        end(true);
      })
      .once('timeout', () => {
        end(false);
      })
      .once('error', () => {
        end(false);
      });
  });
}
