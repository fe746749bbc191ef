import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Hold } from './hold.js';

/**
 * A key that already holds this many is answered at once: waiting is a courtesy, and no key may take the room of all
 * others.
 */
const MAX_OF_KEY = 100;
const MAX_OF_PROCESS = 10_000;

/** What a request waits for, by id: a submission that is to end, or an organisation that is to have events. */
export interface Awaited {
  readonly organisationId: string;
  readonly id: string;
}

export interface Waiter extends Awaited {
  readonly keyId: string;
  readonly seconds: number;
  /** Fires when the caller hangs up. */
  readonly hungUp: AbortSignal;
}

/** A request that is held, until `leave` is called. */
export interface WaitingPlace {
  readonly hold: Hold;
  readonly leave: () => void;
}

/** All requests that this process holds until there is news of what they wait for. */
@Injectable()
export class WaitingRoom implements OnModuleDestroy {
  private readonly holds = new Map<string, Awaited & { readonly holds: Set<Hold> }>();
  private readonly heldOfKey = new Map<string, number>();
  private held = 0;
  private isClosed = false;

  /** How many requests are held. */
  get size(): number {
    return this.held;
  }

  /** Everything that is waited for, each once. */
  get awaited(): Awaited[] {
    return [...this.holds.values()];
  }

  /** Null when there is no room. Otherwise the result must be passed to `leave` in the end. */
  enter({ keyId, organisationId, id, seconds, hungUp }: Waiter): WaitingPlace | null {
    const ofKey = this.heldOfKey.get(keyId) ?? 0;
    if (this.isClosed || ofKey >= MAX_OF_KEY || this.held >= MAX_OF_PROCESS) return null;
    const hold = new Hold();
    const hangUp = (): void => {
      hold.tell('stop');
    };
    const timer = setTimeout(() => {
      hold.tell('over');
    }, seconds * 1_000);
    if (hungUp.aborted) hangUp();
    hungUp.addEventListener('abort', hangUp);
    this.add({ organisationId, id }, hold);
    this.count(keyId, 1);
    const leave = (): void => {
      clearTimeout(timer);
      hungUp.removeEventListener('abort', hangUp);
      this.remove(id, hold);
      this.count(keyId, -1);
    };
    return { hold, leave };
  }

  /** Wakes everybody who waits for this id. */
  tell(id: string): void {
    for (const hold of this.holds.get(id)?.holds ?? []) hold.tell('news');
  }

  /** Answers everybody with what was last read: at shutdown there may be no time to read again for thousands. */
  onModuleDestroy(): void {
    this.isClosed = true;
    for (const { holds } of this.holds.values()) for (const hold of holds) hold.tell('stop');
  }

  private add(awaited: Awaited, hold: Hold): void {
    const held = this.holds.get(awaited.id);
    if (held === undefined) this.holds.set(awaited.id, { ...awaited, holds: new Set([hold]) });
    else held.holds.add(hold);
  }

  private remove(id: string, hold: Hold): void {
    const held = this.holds.get(id);
    held?.holds.delete(hold);
    if (held?.holds.size === 0) this.holds.delete(id);
  }

  private count(keyId: string, change: 1 | -1): void {
    this.held += change;
    const ofKey = (this.heldOfKey.get(keyId) ?? 0) + change;
    if (ofKey === 0) this.heldOfKey.delete(keyId);
    else this.heldOfKey.set(keyId, ofKey);
  }
}
