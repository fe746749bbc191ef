import { type Socket } from 'node:net';
import { type Request, type Response } from 'express';

/** How long a caller that has its answer may go on sending. */
const LINGER_MS = 2_000;

/** Connections whose callers are still sending what was answered already. */
const heardOut = new WeakSet<Socket>();

/** Whether to destroy the connection now would take an answer from its caller. */
export function isHeardOut(socket: Socket): boolean {
  return heardOut.has(socket);
}

/** Ends a connection after what was written to it: whatever still comes is dropped, and its caller need not close it. */
export function endSoon(socket: Socket): void {
  socket.end();
  socket.removeAllListeners('data');
  // Unread, its end would not be heard of.
  socket.on('data', () => undefined).resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => {
    clearTimeout(timer);
  });
}

/**
 * Lets a caller that is answered before its body was read finish sending. Node would close the connection at once, and
 * an operating system that closes a connection with unread bytes resets it: the answer is lost on its way, and the
 * caller of a large upload sees no 401 or 413 but a broken connection.
 */
export function lingerAfterAnswer(request: Request, response: Response): void {
  // Kept, since a body that is given up halfway takes its socket off the request.
  const { socket } = request;
  // Before Node's own listener, which closes the connection.
  response.prependListener('finish', () => {
    if (request.complete) return;
    socket.destroySoon = () => {
      heardOut.add(socket);
      endSoon(socket);
    };
  });
}
