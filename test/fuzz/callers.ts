import fc from 'fast-check';
import { type Endpoint } from './endpoints.js';
import { type Header } from './plan.js';

/** Who may do all that an endpoint has to offer: a key of either environment, or a member of the highest role. */
export type Insider = 'live' | 'test' | 'owner' | 'nobody';

export function insidersOf({ area, access, name, operation }: Endpoint): readonly Insider[] {
  if (isForLiveKeys(operation) || (name.includes('{api_key_id}') && access === 'key')) return ['live'];
  if (access === 'key') return area === 'sandbox' ? ['test'] : ['live', 'test'];
  return access === 'session' || name === 'POST /v1/portal/session' ? ['owner'] : ['nobody'];
}

function isForLiveKeys(operation: Endpoint['operation']): boolean {
  return JSON.stringify(operation?.responses['403'] ?? null).includes('"live_key_required"');
}

export function credentialsOf(insider: Insider, endpoint: Endpoint): readonly Header[] {
  if (insider === 'nobody') return [];
  if (insider !== 'owner') return [['Authorization', `Bearer @@key.${insider}@@`]];
  // Signing in needs no session, and a session that signs out serves nobody after it.
  if (endpoint.access !== 'session') return [];
  const isSigningOut = endpoint.name === 'DELETE /v1/portal/session';
  return [['Cookie', `intake_session=@@session.${isSigningOut ? 'disposable' : 'owner'}@@`]];
}

const KEYS = [
  'live',
  'test',
  'revoked',
  'expired',
  'writing',
  'reading',
  'insights',
  'managing',
  'scopeless',
  'restricted',
  'restricted-test',
  'foreign',
  'foreign-test',
] as const;
const UNKNOWN_KEY = 'inc_live_00000000000000000000000000000000';
const BAD_AUTHORIZATIONS: readonly Header[][] = [
  [],
  ...[
    '',
    'Bearer',
    'Bearer ',
    'bearer @@key.live@@',
    'BEARER @@key.live@@',
    'Bearer  @@key.live@@',
    'Basic dTpw',
    '@@key.live@@',
    'Digest x',
  ],
  ...[
    `Bearer ${UNKNOWN_KEY}`,
    `Bearer ${UNKNOWN_KEY}aaaaaa`,
    'Bearer @@key.unknown@@',
    'Bearer @@key.live@@x',
    'Bearer @@key.live|upper@@',
  ],
  ...[
    'Bearer @@key.live@@, Bearer @@key.test@@',
    `Bearer ${'a'.repeat(8_192)}`,
    'Bearer \xe9\xff',
    'Bearer inc_live_\u00c3\u00a9',
    '\tBearer\tx',
  ],
].map((value): Header[] => (typeof value === 'string' ? [['Authorization', value]] : value));
const SEVERAL: readonly Header[][] = [
  [
    ['Authorization', 'Bearer @@key.live@@'],
    ['Authorization', 'Bearer @@key.foreign@@'],
  ],
  [['authorization', 'Bearer @@key.live@@']],
  [['AUTHORIZATION', 'Bearer @@key.test@@']],
  [['Authorization', 'Bearer a\0b']],
  [['Authorization ', 'Bearer @@key.live@@']],
  [['X-Api-Key', '@@key.live@@']],
  [['Cookie', 'intake_session=@@session.owner@@']],
];

export const keyHolders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  fc.constantFrom(...KEYS).map((key): Header[] => [['Authorization', `Bearer @@key.${key}@@`]]),
  fc.constantFrom(...BAD_AUTHORIZATIONS),
  fc.constantFrom(...SEVERAL),
);

const SESSIONS = ['owner', 'admin', 'reviewer', 'viewer', 'foreign', 'ended'] as const;
const BAD_COOKIES: readonly Header[][] = [
  [],
  ...[
    '',
    'intake_session',
    'intake_session=',
    'intake_session=x',
    'intake_session="@@session.owner@@"',
    'intake_session=%00',
  ],
  ...[
    'intake_session=@@session.owner|upper@@',
    `intake_session=${'A'.repeat(43)}`,
    `intake_session=${'a'.repeat(8_000)}`,
  ],
  ...[
    '__Host-intake_session=@@session.owner@@',
    'INTAKE_SESSION=@@session.owner@@',
    ';;;=;',
    'intake_session=\xff\xfe',
    'a=b; intake_session=x; intake_session=@@session.owner@@',
  ],
].map((value): Header[] => (typeof value === 'string' ? [['Cookie', value]] : value));
const ORIGINS: readonly Header[][] = [
  [],
  [],
  [['Origin', 'https://evil.example']],
  [['Origin', 'null']],
  [['Origin', 'http://@@host@@']],
  [['Origin', ':// ']],
  [['Sec-Fetch-Site', 'cross-site']],
  [
    ['Sec-Fetch-Site', 'same-origin'],
    ['Origin', 'https://evil.example'],
  ],
  [['Sec-Fetch-Site', 'none']],
];

export const members: fc.Arbitrary<readonly Header[]> = fc
  .tuple(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .constantFrom(...SESSIONS)
          .map((who): Header[] => [['Cookie', `intake_session=@@session.${who}@@`]]),
      },
      { weight: 1, arbitrary: fc.constantFrom(...BAD_COOKIES) },
      { weight: 1, arbitrary: keyHolders },
    ),
    fc.constantFrom(...ORIGINS),
  )
  .map(([who, from]) => [...who, ...from]);
