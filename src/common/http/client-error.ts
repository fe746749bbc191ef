import { type Socket } from 'node:net';
import { newId } from '../ids/uuid.js';
import { endSoon } from './linger.js';

/** The body, but for its request id, of an answer to what is no HTTP. */
export const MALFORMED = { error: 'Malformed HTTP request', code: 'malformed_request' } as const;

interface ParserError extends Error {
  code?: string;
}

/** Answers what Node's HTTP parser refuses before any handler runs; our body instead of an empty one. */
export function answerUnparsable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text, code] = verdict(error.code);
  const id = newId();
  const body = JSON.stringify({ error: text, code, request_id: id });
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${id}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  endSoon(socket);
}

function verdict(code: string | undefined): [status: string, text: string, code: string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'Request headers are too large', 'headers_too_large'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'Request timed out', 'request_timeout'];
    default:
      return ['400 Bad Request', MALFORMED.error, MALFORMED.code];
  }
}
