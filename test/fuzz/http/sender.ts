import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, readAnswers } from './answers.js';
import { type Wire } from './wire.js';

export const DEADLINE_MS = 10_000;
/** A server that has answered everything may take so long to close. */
const CLOSING_MS = 250;

export interface Outcome {
  readonly answers: readonly Answer[];
  /** Bytes that are no answer. */
  readonly rest: Buffer;
  readonly isLate: boolean;
  /** From the first byte sent to the last answer. */
  readonly ms: number;
  readonly failure: string | null;
}

/** Sends bytes over a connection of their own and takes in what comes back. Never throws. */
export async function send(wire: Wire, address: { host: string; port: number }, method: string): Promise<Outcome> {
  const socket = connect({ ...address, noDelay: true });
  const conversation = new Conversation(socket, method, wire.answers);
  const writing = write(socket, wire).catch(() => undefined);
  const outcome = await conversation.outcome;
  socket.destroy();
  await writing;
  return outcome;
}

async function write(socket: Socket, { pieces, pauseMs, ending }: Wire): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await pause(pauseMs);
    if (socket.destroyed) return;
    socket.write(piece);
  }
  if (ending === 'wait') return;
  // Long enough for the server to have taken in what was sent.
  await pause(20);
  if (ending === 'destroy') socket.destroy();
  else socket.end();
}

/** What a server says on a connection until it has said all, has hung up, or time is up. */
class Conversation {
  readonly outcome: Promise<Outcome>;
  private readonly chunks: Buffer[] = [];
  private readonly started = performance.now();
  private answeredAt: number | null = null;
  private failure: string | null = null;
  private settle: (outcome: Outcome) => void = () => undefined;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly method: string,
    private readonly expected: number,
  ) {
    this.outcome = new Promise((resolve) => (this.settle = resolve));
    this.timers.push(
      setTimeout(() => {
        this.finish(true);
      }, DEADLINE_MS),
    );
    socket.on('data', (chunk: Buffer) => {
      this.take(chunk);
    });
    socket.on('error', (error) => (this.failure = error.message));
    socket.on('close', () => {
      this.finish(false);
    });
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    // Large answers come in many chunks; only the end of one can complete it.
    const { answers } = readAnswers(this.received(), this.method, false);
    if (answers.length < this.expected || this.answeredAt !== null) return;
    this.answeredAt = performance.now();
    this.timers.push(
      setTimeout(() => {
        this.finish(false);
      }, CLOSING_MS),
    );
  }

  private received(): Buffer {
    return this.chunks.length === 1 && this.chunks[0] !== undefined ? this.chunks[0] : Buffer.concat(this.chunks);
  }

  private finish(isLate: boolean): void {
    for (const timer of this.timers) clearTimeout(timer);
    const { answers, rest } = readAnswers(this.received(), this.method, true);
    const ms = (this.answeredAt ?? performance.now()) - this.started;
    this.settle({ answers, rest, isLate: isLate && this.answeredAt === null, ms, failure: this.failure });
    this.socket.destroy();
  }
}
