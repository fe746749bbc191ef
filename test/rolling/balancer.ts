import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceProcess } from '../faults/service-process.js';

const EVERY_MS = 100;

/** Knows which processes want requests, by asking each of them again and again, as a load balancer does. */
export class Balancer {
  /** Of those that are ready: the same array throughout. */
  readonly urls: string[] = [];
  private readonly processes = new Set<ServiceProcess>();
  private readonly stopping = new AbortController();
  private readonly asking = this.ask();

  async add(process: ServiceProcess): Promise<void> {
    await process.untilReady();
    this.processes.add(process);
    this.urls.push(process.url);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.asking;
  }

  private async ask(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      for (const { url } of this.processes) this.set(url, await isReady(url));
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private set(url: string, ready: boolean): void {
    const index = this.urls.indexOf(url);
    if (ready && index === -1) this.urls.push(url);
    if (!ready && index !== -1) this.urls.splice(index, 1);
  }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}
