import { type IncomingHttpHeaders } from 'node:http';

/** W3C Trace Context of any version; whatever follows the flags belongs to later versions. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;
const MOST_CHARACTERS = 256;

/** The trace that a request belongs to; undefined when it names none, or none that is well-formed. */
export function traceId({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' && traceparent.length <= MOST_CHARACTERS
    ? TRACEPARENT.exec(traceparent)?.[1]
    : undefined;
}
