import { type Socket } from 'node:net';
import { type Request, type Response } from 'express';

/** How long a caller that has its answer may go on sending. */
const LINGER_MS = 2_000;

/** Connections whose request was answered while the caller was still sending it. */
const heardOut = new WeakSet<Socket>();

/** Whether destroying the connection now would lose an answer that its caller has not read. */
export function isHeardOut(socket: Socket): boolean {
  return heardOut.has(socket);
}

/**
 * Ends a connection after what was written to it. What still arrives is dropped, and the caller does not have to close
 * it.
 */
export function endSoon(socket: Socket): void {
  socket.end();
  // Data has to be read, or the end of the connection would not be noticed. Node stops reading when more has arrived of
  // a body than is waited for, and has to begin again first: with a listener of ours it no longer would.
  socket.resume();
  process.nextTick(() => {
    socket.removeAllListeners('data');
    socket.on('data', () => undefined);
  });
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
  // Taken now, since Node detaches the socket from a request whose body is given up halfway.
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
