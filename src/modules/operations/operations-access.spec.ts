import { type Request } from 'express';
import { type AppConfig } from '../../config/app-config.js';
import { OperationsAccess } from './operations-access.js';
import { type OperationsListener } from './operations-listener.js';

const TOKEN = 'a-token-of-sixteen';
const LISTENER = { hasReceived: () => false } as unknown as OperationsListener;

function allows(operationsToken: string | null, remoteAddress: string, headers: Record<string, string> = {}): boolean {
  const access = new OperationsAccess({ operationsToken } as AppConfig, LISTENER);
  return access.allows({ socket: { remoteAddress }, headers } as unknown as Request);
}

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('without a token, %s is this machine', (address) => {
  expect(allows(null, address)).toBe(true);
});

it.each(['192.168.0.7', '10.0.0.1', '2001:db8::1', '::ffff:10.0.0.1', '0.0.0.0', ''])(
  'without a token, %p is another',
  (address) => {
    expect(allows(null, address)).toBe(false);
  },
);

it.each([
  [{ 'x-forwarded-for': '203.0.113.9' }],
  [{ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }],
  [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
  [{ 'x-forwarded-for': 'unknown' }],
  [{ 'x-forwarded-for': '' }],
  [{ 'x-real-ip': '203.0.113.9' }],
  [{ forwarded: 'for=127.0.0.1' }],
  [{ via: '1.1 proxy' }],
])('a proxy on this machine that sends %j asks for somebody else', (headers) => {
  expect(allows(null, '127.0.0.1', headers)).toBe(false);
});

it('a proxy on this machine may ask for this machine', () => {
  expect(allows(null, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, ::1', 'x-real-ip': '127.0.0.1' })).toBe(true);
});

it('nobody elsewhere becomes this machine by saying so', () => {
  expect(allows(null, '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
});

it.each([
  [`Bearer ${TOKEN}`, true],
  [`bearer ${TOKEN}`, true],
  [`Bearer ${TOKEN}x`, false],
  ['Bearer', false],
  [`Basic ${TOKEN}`, false],
])('with a token, %p is let in: %p', (authorization, isLetIn) => {
  expect(allows(TOKEN, '203.0.113.9', { authorization })).toBe(isLetIn);
});

it('with a token, this machine needs it too', () => {
  expect(allows(TOKEN, '127.0.0.1')).toBe(false);
});
