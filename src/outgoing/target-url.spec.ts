import { refusalOf } from './target-url.js';

const PUBLIC = { allowsPrivate: false };
const PRIVATE = { allowsPrivate: true };

it.each([
  'https://example.com/hooks?tenant=7',
  'https://example.com:443/hooks',
  'https://example.com:8443/hooks',
  'https://hooks.example.co.uk./',
  'https://8.8.8.8/hooks',
  'https://[2606:4700:4700::1111]/hooks',
  'https://xn--bcher-kva.example/hooks',
])('%s may be sent to', (url) => {
  expect(refusalOf(url, PUBLIC)).toBeNull();
});

it.each([
  ['https://127.0.0.1/', 'private_address'],
  ['https://127.1/', 'private_address'],
  ['https://127.0.1/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://0x7f000001/', 'private_address'],
  ['https://0x7f.1/', 'private_address'],
  ['https://0177.0.0.1/', 'private_address'],
  ['https://017700000001/', 'private_address'],
  ['https://0/', 'private_address'],
  ['https://0.0.0.0/', 'private_address'],
  ['https://１２７.０.０.１/', 'private_address'],
  ['https://127。0。0。1/', 'private_address'],
  ['https://127.0.0.1./', 'private_address'],
  ['https://10.1.2.3/', 'private_address'],
  ['https://172.16.0.1/', 'private_address'],
  ['https://192.168.0.1/', 'private_address'],
  ['https://100.64.0.1/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data/', 'private_address'],
  ['https://2852039166/', 'private_address'],
  ['https://[::]/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'private_address'],
  ['https://[::ffff:127.0.0.1]/', 'private_address'],
  ['https://[::ffff:7f00:1]/', 'private_address'],
  ['https://[64:ff9b::7f00:1]/', 'private_address'],
  ['https://[2002:7f00:1::]/', 'private_address'],
  ['https://[fd00::1]/', 'private_address'],
  ['https://[fe80::1]/', 'private_address'],
  ['https://localhost/', 'private_address'],
  ['https://localhost./', 'private_address'],
  ['https://LOCALHOST/', 'private_address'],
  ['https://api.localhost/', 'private_address'],
  ['https://metadata.google.internal/', 'private_address'],
  ['https://printer.local/', 'private_address'],
  ['https://database/', 'private_address'],
  ['https://user:secret@example.com/', 'credentials'],
  ['https://user@example.com/', 'credentials'],
  ['https://example.com@127.0.0.1/', 'credentials'],
  ['https://example.com:22/', 'port'],
  ['https://example.com:6379/', 'port'],
  ['https://example.com:80/', 'port'],
  ['http://example.com/', 'scheme'],
  ['file:///etc/passwd', 'not_a_url'],
  ['gopher://example.com/', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['javascript:alert(1)', 'not_a_url'],
  ['https://', 'not_a_url'],
  ['https://exa mple.com/', 'not_a_url'],
  ['https://[fe80::1%25eth0]/', 'not_a_url'],
  ['example.com/hooks', 'not_a_url'],
  ['', 'not_a_url'],
  [`https://example.com/${'a'.repeat(2_000)}`, 'not_a_url'],
])('%s is refused', (url, refusal) => {
  expect(refusalOf(url, PUBLIC)).toBe(refusal);
});

it('opens private addresses, any port and plain HTTP to an operator who allows them, and nothing else', () => {
  for (const url of ['http://127.0.0.1:4000/hooks', 'https://[::1]:9000/', 'http://receiver:8080/', 'http://10.0.0.1/'])
    expect(refusalOf(url, PRIVATE)).toBeNull();
  expect(refusalOf('http://user:secret@127.0.0.1/', PRIVATE)).toBe('credentials');
  expect(refusalOf('ftp://127.0.0.1/', PRIVATE)).toBe('scheme');
});
