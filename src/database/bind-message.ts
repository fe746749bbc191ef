import { BinaryArray } from './binary-array.js';

/** Text as PostgreSQL reads it, bytes or an array in its binary form, or null. */
export type Parameter = string | Buffer | BinaryArray | null;

const BIND = 'B'.charCodeAt(0);
const TEXT = 0;
const BINARY = 1;

/**
 * The message that brings a prepared statement its values, of the protocol's version 3. In one piece of memory of the
 * right size: the driver would come to that by doubling, and leave all the smaller ones behind, for each batch.
 */
export function bindMessage(statement: string, values: readonly Parameter[]): Buffer {
  const lengths = values.map((value) =>
    value === null ? 0 : typeof value === 'string' ? Buffer.byteLength(value) : value.byteLength,
  );
  const message = Buffer.allocUnsafe(
    lengths.reduce((sum, length) => sum + 6 + length, 15 + Buffer.byteLength(statement)),
  );
  let at = message.writeUInt8(BIND, 0);
  at = message.writeInt32BE(message.length - 1, at);
  // The portal has no name.
  at = message.writeUInt8(0, at);
  at += message.write(statement, at);
  at = message.writeUInt8(0, at);
  at = message.writeInt16BE(values.length, at);
  for (const value of values)
    at = message.writeInt16BE(value === null || typeof value === 'string' ? TEXT : BINARY, at);
  at = message.writeInt16BE(values.length, at);
  values.forEach((value, nth) => {
    at = message.writeInt32BE(value === null ? -1 : (lengths[nth] ?? 0), at);
    if (typeof value === 'string') at += message.write(value, at);
    else if (value instanceof BinaryArray) at = value.write(message, at);
    else if (value !== null) at += value.copy(message, at);
  });
  // All results come as text.
  at = message.writeInt16BE(1, at);
  message.writeInt16BE(TEXT, at);
  return message;
}
