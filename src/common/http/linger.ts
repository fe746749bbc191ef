import { type Socket } from 'node:net';
import { type Request, type Response } from 'express';

/** How long a caller that has its answer may go on sending. */
const LINGER_MS = 2_000;

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
    if (!request.complete) linger(socket);
  });
}

function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    // Whatever still comes is dropped; nobody is left to read it.
    socket.removeAllListeners('data');
    socket.on('data', () => undefined).resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}
