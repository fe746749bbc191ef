/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/** The complete answers at the beginning of what a server has sent so far, and what is left over. */
export function readAnswers(received: Buffer, method: string, isOver: boolean): { answers: Answer[]; rest: Buffer } {
  const answers: Answer[] = [];
  let rest = received;
  for (;;) {
    const next = readAnswer(rest, method, isOver);
    if (next === null) return { answers, rest };
    rest = rest.subarray(next.size);
    // 100 Continue and its like only announce an answer.
    if (next.answer.status >= 200) answers.push(next.answer);
  }
}

function readAnswer(bytes: Buffer, method: string, isOver: boolean): { answer: Answer; size: number } | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) return null;
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const start = end + HEAD_END.length;
  const body = bodyAt(
    bytes.subarray(start),
    headers,
    status < 200 || status === 204 || status === 304 || method === 'HEAD',
    isOver,
  );
  return body === null ? null : { answer: { status, headers, body: body.content }, size: start + body.size };
}

function bodyAt(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  isBodiless: boolean,
  isOver: boolean,
): { content: Buffer; size: number } | null {
  if (isBodiless) return { content: Buffer.alloc(0), size: 0 };
  if (headers.get('transfer-encoding') === 'chunked') return dechunked(bytes);
  const length = headers.get('content-length');
  if (length === undefined) return isOver ? { content: bytes, size: bytes.length } : null;
  const size = Number(length);
  return bytes.length < size ? null : { content: bytes.subarray(0, size), size };
}

function dechunked(bytes: Buffer): { content: Buffer; size: number } | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return null;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
    if (size === 0) return { content: Buffer.concat(parts), size: at };
  }
}
