import { sealed, unsealed } from './sealed-answer.js';

const ANSWER = '{"key":"inc_live_secret"}';

it('gives an answer back to the key that it was sealed with, and to no other', () => {
  const stored = sealed(ANSWER, 'one');
  expect(unsealed(stored, 'one')).toBe(ANSWER);
  expect(unsealed(stored, 'other')).toBeNull();
});

it('stores nothing that tells of the answer, nor that two are alike', () => {
  const stored = sealed(ANSWER, 'one');
  expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain('inc_live');
  expect(sealed(ANSWER, 'one')).not.toBe(stored);
});

it('gives nothing back of what was changed', () => {
  const bytes = Buffer.from(sealed(ANSWER, 'one'), 'base64');
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  expect(unsealed(bytes.toString('base64'), 'one')).toBeNull();
});
