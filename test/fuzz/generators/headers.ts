import fc from 'fast-check';
import { API_ERRORS } from '../../../src/common/errors/error-codes.js';
import { type Draft, type Header } from '../plan.js';

const visible = fc.stringMatching(/^[!-~]{1,255}$/);
const keyOnce = fc.integer({ min: 0, max: 2 ** 48 }).map((number) => `attempt-${number}`);

function header(name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Header[]> {
  return values.map((value): Header[] => [[name, value]]);
}

function twice(name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Header[]> {
  return fc.tuple(values, values).map(([one, other]): Header[] => [
    [name, one],
    [name, other],
  ]);
}

const oneOf = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);

const idempotencyKey = fc.oneof(
  { weight: 3, arbitrary: keyOnce },
  { weight: 2, arbitrary: oneOf('repeated', 'repeated-2', 'a', 'k'.repeat(255)) },
  { weight: 1, arbitrary: visible },
  {
    weight: 2,
    arbitrary: oneOf(
      '',
      ' ',
      '  a  ',
      'k'.repeat(256),
      'k'.repeat(4_000),
      'a b',
      'a,b',
      '\xe9',
      '\xf0\x9f\x92\xa3',
      '"quoted"',
      'a\tb',
      '__proto__',
      '@@id.unknown@@',
    ),
  },
);
const requestId = fc.oneof(
  visible,
  oneOf(
    '',
    'a',
    'x'.repeat(128),
    'x'.repeat(129),
    'a b',
    '\xff',
    '\xe2\x80\xae',
    '"><script>',
    '../..',
    '{"a":1}',
    '0',
    'a,b',
  ),
);
const tags = oneOf(
  '*',
  '""',
  '"1"',
  'W/"1"',
  '"1", "2"',
  '1',
  '"999999999999"',
  '"-1"',
  ',',
  '',
  '"\xff"',
  `"${'1'.repeat(500)}"`,
  '"1',
  '"@@version@@"',
  '*, "1"',
);
const accept = oneOf(
  '*/*',
  '',
  'text/html',
  'application/xml;q=0.9',
  'application/json;version=2',
  'image/*',
  '\xff',
  ';;;',
  'a'.repeat(4_000),
  'application/json, */*;q=NaN',
);
const scenario = fc.oneof(
  { weight: 5, arbitrary: oneOf(...Object.keys(API_ERRORS)) },
  {
    weight: 2,
    arbitrary: oneOf(
      '',
      ' rate_limited ',
      'RATE_LIMITED',
      '__proto__',
      'constructor',
      'toString',
      'nothing',
      '\xff',
      'a'.repeat(1_000),
      'rate_limited, unavailable',
    ),
  },
);

const ODD_LINES: readonly Header[] = [
  ['Expect', '100-continue'],
  ['Expect', 'the unexpected'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['Connection', 'upgrade, close'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-For', '999.999.999.999, ::1, unknown'],
  ['X-Forwarded-Host', 'evil.example'],
  ['Forwarded', 'for="_gazonk";proto=gopher'],
  ['Range', 'bytes=0-0,-1,5-2'],
  ['Range', 'bytes=999999999-'],
  ['If-Modified-Since', 'yesterday'],
  ['If-Range', '"x"'],
  ['Accept-Encoding', 'gzip;q=0, *;q=0'],
  ['Accept-Language', '\xff'],
  ['Content-Language', 'x'.repeat(3_000)],
  ['Cookie', `a=${'b'.repeat(7_000)}`],
  ['Cookie', '__proto__=x; constructor=y'],
  ['Origin', 'http://[::1'],
  ['Max-Forwards', '0'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['toString', 'x'],
  ['X-Large', 'x'.repeat(15_000)],
  ['X-Too-Large', 'x'.repeat(20_000)],
  ['X-Null', 'a\0b'],
  ['X-Bell', 'a\x07b'],
  ['X Space', 'a'],
  ['X-Fold', 'a\r\n folded'],
  ['X-Lf', 'a\nX-Injected: 1'],
  ['X-Cr', 'a\rb'],
  ['', 'nameless'],
  ['Host', '@@absent@@'],
  ['Host', 'evil.example'],
  ['Host', ''],
  ['Host', '\xff'],
  ['Host', 'a b'],
  ['Host', '127.0.0.1:99999'],
  ['Host', '[::1'],
  ['TE', 'trailers'],
  ['Trailer', 'Content-Length'],
];

const many = fc
  .constantFrom(50, 300, 2_500)
  .map((count) => Array.from({ length: count }, (_, index): Header => [`X-${index}`, '1']));

const ODD_HEADERS: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 6, arbitrary: header('Idempotency-Key', idempotencyKey) },
  { weight: 1, arbitrary: twice('Idempotency-Key', idempotencyKey) },
  { weight: 3, arbitrary: header('X-Request-Id', requestId) },
  { weight: 1, arbitrary: twice('X-Request-Id', requestId) },
  { weight: 2, arbitrary: header('If-Match', tags) },
  { weight: 1, arbitrary: twice('If-Match', tags) },
  { weight: 2, arbitrary: header('If-None-Match', tags) },
  { weight: 2, arbitrary: header('Accept', accept) },
  { weight: 4, arbitrary: header('X-Sandbox-Scenario', scenario) },
  { weight: 1, arbitrary: twice('X-Sandbox-Scenario', scenario) },
  { weight: 6, arbitrary: fc.constantFrom(...ODD_LINES).map((line): Header[] => [line]) },
  { weight: 1, arbitrary: many },
);

/** Requests that are right but for one or two headers; a header that it has already is there twice, or replaced. */
export function oddHeaders(usual: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  return fc
    .tuple(usual, fc.array(ODD_HEADERS, { minLength: 1, maxLength: 2 }), fc.boolean())
    .map(([draft, lists, replaces]) => {
      const added = lists.flat();
      const names = new Set(added.map(([name]) => name.toLowerCase()));
      const kept = replaces ? draft.headers.filter(([name]) => !names.has(name.toLowerCase())) : draft.headers;
      return { ...draft, headers: [...kept, ...added] };
    });
}
