import { assertAddressesAreFree } from '../common/http/listening.js';
import { createLogger } from '../common/logging/logger.js';
import { readSettings } from '../config/load-settings.js';
import { configureHeap } from './heap.js';
import { logLevelOf } from './log-level.js';
import { withAddresses, type StartServers } from './server-addresses.js';
import { Shutdown } from './shutdown.js';

/** Runs what this process is to run, and says how to use it. `startServers` starts the servers that no setting names. */
export async function runService(startServers?: StartServers): Promise<void> {
  try {
    await start(startServers);
  } catch (error) {
    // One clear message for a person; the stack would only bury it.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function start(startServers: StartServers | undefined): Promise<void> {
  const settings = readSettings();
  configureHeap(settings.role);
  const place = { isTerminal: process.stdout.isTTY, startsServers: startServers !== undefined };
  const logger = createLogger(logLevelOf(settings, place), settings.role);
  const shutdown = new Shutdown(logger);
  shutdown.onSignals();
  try {
    const { host, port, operationsPort, operationsHost = host } = settings;
    await assertAddressesAreFree({
      PORT: { host, port },
      ...(operationsPort !== undefined && { OPERATIONS_PORT: { host: operationsHost, port: operationsPort } }),
    });
    // What serves takes longest to read: meanwhile the servers start.
    const [config, { serve }] = await Promise.all([
      withAddresses(settings, shutdown, startServers),
      import('./serve.js'),
    ]);
    await serve({ config, settings, logger, shutdown });
  } catch (error) {
    // A signal in the middle of the start makes steps fail whose results are no longer needed.
    if (!shutdown.isUnderWay) await shutdown.failed(error);
  }
}
