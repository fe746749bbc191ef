import { isSameOrigin } from './same-origin.js';

const post = (headers: Record<string, string>): boolean =>
  isSameOrigin({ method: 'POST', headers: { host: 'intake.example:8443', ...headers } });

describe('the same-origin check', () => {
  it('lets everything read', () => {
    expect(isSameOrigin({ method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://intake.example:8443' }],
    [{ origin: 'https://intake.example:8443' }],
    [{ origin: 'https://INTAKE.example:8443' }],
    [{ origin: 'https://intake.example', host: 'intake.example:443' }],
    [{}],
  ])('lets through %p', (headers) => {
    expect(post(headers)).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://intake.example:8443' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://intake.example' }],
    [{ origin: 'https://intake.example:8443.evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
  ])('refuses %p', (headers) => {
    expect(post(headers)).toBe(false);
  });
});
