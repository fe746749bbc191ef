import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { EndedAtOnceError, type ManagedProcess } from './managed-process.js';

/** A server of our own. It keeps its address when it has to be started again. */
export interface LocalServer {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * Starts a server on a port that is free. One that ends at once is tried again on another: its port may have been
 * taken in between, or helpers of a killed predecessor still hold the data.
 * @throws what `stopping` was aborted with: then nothing is left running
 */
export async function startOnFreePort(
  make: (port: number) => ManagedProcess,
  stopping: AbortSignal | undefined,
): Promise<{ server: ManagedProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    stopping?.throwIfAborted();
    const server = make(port);
    const stop = (): void => {
      void server.stop();
    };
    stopping?.addEventListener('abort', stop);
    try {
      await server.start();
      return { server, port };
    } catch (error) {
      stopping?.throwIfAborted();
      if (attempt === ATTEMPTS || !(error instanceof EndedAtOnceError)) throw error;
      await sleep(PAUSE_MS * attempt);
    } finally {
      stopping?.removeEventListener('abort', stop);
    }
  }
}
