import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { ApiError } from '../errors/api-error.js';
import { newId } from '../ids/uuid.js';
import { endSoon } from './linger.js';

interface ParserError extends Error {
  code?: string;
}

/** Answers what Node's HTTP parser refuses before any handler runs; our body instead of an empty one. */
export function answerUnparsable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = verdict(error.code);
  const id = newId();
  const body = JSON.stringify({ ...answer.body(), request_id: id });
  socket.write(
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${id}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  endSoon(socket);
}

function verdict(code: string | undefined): ApiError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError('headers_too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout');
    default:
      return new ApiError('malformed_request');
  }
}
