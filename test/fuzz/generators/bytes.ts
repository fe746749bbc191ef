import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { DELIVERIES, type Draft, FRAMINGS, type Header, latin1 } from '../plan.js';

type Change = (body: string) => string;

const asBytes = (text: string, encoding: 'utf16le' | 'utf8'): string => Buffer.from(text, encoding).toString('latin1');

/** Encodings and damages of a body that was right. */
const CHANGES: readonly Change[] = [
  (body) => body.slice(0, Math.floor(body.length / 2)),
  (body) => body.slice(0, -1),
  (body) => body.slice(1),
  (body) => `\xef\xbb\xbf${body}`,
  (body) => `\xff\xfe${asBytes(body, 'utf16le')}`,
  (body) => asBytes(body, 'utf16le'),
  (body) => `${body}\0`,
  (body) => body.replaceAll('"', '\x93'),
  (body) => body.replace(/[a-z]/, '\xff'),
  (body) => body.replace(/[a-z]/, '\xc0\xaf'),
  (body) => body.replace(/[a-z]/, '\xed\xa0\x80'),
  (body) => body.replace(/[a-z]/, '\xf8\x88\x80\x80\x80'),
  (body) => `${body}${latin1('\u2028')}`,
  (body) => body + body,
  (body) => gzipSync(body).toString('latin1'),
  () => '',
];

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json;charset="UTF-8"',
  'APPLICATION/JSON',
  'application/json;',
  'application/json; x=y',
  'application/ld+json',
  'application/jsonx',
  'application/json, text/plain',
  '',
  ' ',
  '\xff',
  'a'.repeat(2_000),
  'application/xml',
  'text/json',
] as const;

const ENCODINGS = ['gzip', 'deflate', 'br', 'identity', 'GZIP', 'gzip, gzip', '', 'x'] as const;

const ODD_PARTS: readonly string[] = ['HTTP/0.9', 'HTTP/1.0', 'HTTP/1.1', 'HTTP/2.0', 'HTTP/1.10', 'ICY', ''];

/** Bodies that are damaged or wrongly announced, and requests that are hardly HTTP. */
export function oddBytes(usual: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const withBody = usual.map((draft) => ({ ...draft, body: draft.body ?? '{"a":"b"}' }));
  const changed = fc
    .tuple(withBody, fc.constantFrom(...CHANGES))
    .map(([draft, change]) => ({ ...draft, body: change(draft.body) }));
  const typed = fc
    .tuple(withBody, fc.constantFrom(...CONTENT_TYPES))
    .map(([draft, type]) => replaced(draft, ['Content-Type', type]));
  const coded = fc
    .tuple(withBody, fc.constantFrom(...ENCODINGS), fc.boolean())
    .map(([draft, encoding, really]) =>
      replaced({ ...draft, body: really ? gzipSync(draft.body).toString('latin1') : draft.body }, [
        'Content-Encoding',
        encoding,
      ]),
    );
  const framed = fc.tuple(withBody, fc.constantFrom(...FRAMINGS)).map(([draft, framing]) => ({ ...draft, framing }));
  // Only few may drip: each of them takes a while.
  const delivery = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...DELIVERIES.filter((each) => each !== 'dripping')) },
    { weight: 1, arbitrary: fc.constant('dripping' as const) },
  );
  const delivered = fc.tuple(fc.oneof(usual, withBody), delivery).map(([draft, how]) => ({ ...draft, delivery: how }));
  const version = fc
    .tuple(usual, fc.constantFrom(...ODD_PARTS))
    .map(([draft, word]) => ({ ...draft, target: `${draft.target} ${word}` }));
  const noise = fc
    .tuple(usual, fc.uint8Array({ minLength: 1, maxLength: 200 }))
    .map(([draft, bytes]) => ({ ...draft, method: Buffer.from(bytes).toString('latin1') }));
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 2, arbitrary: typed },
    { weight: 2, arbitrary: coded },
    { weight: 4, arbitrary: framed },
    { weight: 4, arbitrary: delivered },
    { weight: 1, arbitrary: version },
    { weight: 1, arbitrary: noise },
  );
}

function replaced<T extends Draft>(draft: T, header: Header): T {
  return { ...draft, headers: [...draft.headers.filter(([name]) => name !== header[0]), header] };
}
