import { type Framing, type Header, type Plan } from '../plan.js';

/** After these the server has no way to know that nothing more will come, so the caller ends its side. */
const UNFINISHED: readonly Framing[] = ['length too long', 'chunk cut short'];

export interface Wire {
  readonly pieces: readonly Buffer[];
  readonly pauseMs: number;
  /** How many answers there will be if all goes well. */
  readonly answers: number;
  /** What happens once everything is written. */
  readonly ending: 'wait' | 'half-close' | 'destroy';
}

/** The bytes of a request, placeholders filled in. */
export function toWire(plan: Plan, host: string): Wire {
  const bytes = Buffer.from(requestText(plan, host), 'latin1');
  switch (plan.delivery) {
    case 'whole':
      return {
        pieces: [bytes],
        pauseMs: 0,
        answers: 1,
        ending: UNFINISHED.includes(plan.framing) ? 'half-close' : 'wait',
      };
    case 'in pieces':
      return { pieces: cut(bytes, 7), pauseMs: 1, answers: 1, ending: 'wait' };
    case 'dripping':
      return { pieces: cut(bytes, 12), pauseMs: 100, answers: 1, ending: 'wait' };
    case 'half-closed early':
      return {
        pieces: [bytes.subarray(0, Math.ceil(bytes.length * 0.7))],
        pauseMs: 0,
        answers: 1,
        ending: 'half-close',
      };
    case 'cut':
      return { pieces: [bytes.subarray(0, Math.ceil(bytes.length * 0.7))], pauseMs: 0, answers: 0, ending: 'destroy' };
    case 'garbage after':
      return {
        pieces: [bytes, Buffer.from('\0\x16\x03\x01 garbage\r\n\r\n', 'latin1')],
        pauseMs: 0,
        answers: 2,
        ending: 'wait',
      };
    case 'twice':
      return { pieces: [Buffer.concat([bytes, bytes])], pauseMs: 0, answers: 2, ending: 'wait' };
  }
}

export function requestText(plan: Plan, host: string): string {
  const { headers, bytes } = framed(plan);
  const names = new Set(plan.headers.map(([name]) => name.toLowerCase()));
  const staysOpen = plan.delivery === 'twice' || plan.delivery === 'garbage after';
  const all: Header[] = [
    ...(names.has('host') ? [] : [['Host', host] as const]),
    ...(names.has('connection') || staysOpen ? [] : [['Connection', 'close'] as const]),
    ...plan.headers.filter(([, value]) => value !== '@@absent@@'),
    ...headers,
  ];
  const version = plan.target.includes(' ') ? '' : ' HTTP/1.1';
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${plan.method} ${plan.target}${version}\r\n${lines}\r\n${bytes}`;
}

function framed({ body, framing }: Plan): { headers: Header[]; bytes: string } {
  if (body === null) return { headers: [], bytes: '' };
  const length = (value: number | string): Header => ['Content-Length', String(value)];
  const chunked: Header = ['Transfer-Encoding', 'chunked'];
  const size = body.length.toString(16);
  switch (framing) {
    case 'length':
      return { headers: [length(body.length)], bytes: body };
    case 'chunked':
      return { headers: [chunked], bytes: `${body === '' ? '' : `${size}\r\n${body}\r\n`}0\r\n\r\n` };
    case 'chunked in bits':
      return {
        headers: [chunked],
        bytes: `${cutText(body)
          .map((bit) => `${bit.length.toString(16)};x=y\r\n${bit}\r\n`)
          .join('')}0\r\nX-Trailer: 1\r\n\r\n`,
      };
    case 'length too long':
      return { headers: [length(body.length + 10)], bytes: body };
    case 'length too short':
      return { headers: [length(Math.max(0, body.length - 3))], bytes: body };
    case 'length negative':
      return { headers: [length(-1)], bytes: body };
    case 'length no number':
      return { headers: [length('1e3')], bytes: body };
    case 'two lengths':
      return { headers: [length(body.length), length(body.length + 1)], bytes: body };
    case 'length and chunked':
      return { headers: [length(body.length), chunked], bytes: `${size}\r\n${body}\r\n0\r\n\r\n` };
    case 'chunk size no number':
      return { headers: [chunked], bytes: `xyz\r\n${body}\r\n0\r\n\r\n` };
    case 'chunk cut short':
      return { headers: [chunked], bytes: `${size}\r\n${body.slice(0, -1)}` };
    case 'no length':
      return { headers: [], bytes: body };
  }
}

function cut(bytes: Buffer, count: number): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / count));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

function cutText(text: string): string[] {
  return cut(Buffer.from(text, 'latin1'), 9).map((bit) => bit.toString('latin1'));
}
