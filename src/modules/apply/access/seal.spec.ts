import { newId } from '../../../common/ids/uuid.js';
import { Seal } from './seal.js';

const seal = new Seal('a secret', 'a cohort');
const others = [new Seal('a secret', 'another cohort'), new Seal('another secret', 'a cohort')];

it('reads what it has signed', () => {
  const now = new Date('2027-03-01T12:00:00.123Z');
  expect(seal.readToken(seal.issueToken(7, now))).toMatchObject({ issuedAt: now, formVersion: 7 });
  const id = newId();
  expect(seal.readReceipt(seal.issueReceipt(id))).toBe(id);
});

it('gives every page a token of its own', () => {
  const [one, other] = [seal.issueToken(1), seal.issueToken(1)].map((token) => seal.readToken(token)?.once);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
});

it('reads nothing that was changed, made up, or signed for another cohort or purpose', () => {
  const token = seal.issueToken(1);
  const receipt = seal.issueReceipt(newId());
  const changed = token.replace(/\.1\./, '.2.');
  for (const text of [
    changed,
    token.slice(0, -1),
    `${token}A`,
    `${token}.`,
    receipt,
    '',
    '.',
    '...',
    'x'.repeat(5_000),
    'é.é',
  ]) {
    expect(seal.readToken(text)).toBeNull();
  }
  for (const text of [token, newId(), `${newId()}.`, receipt.replace(/^./, 'f'), ''])
    expect(seal.readReceipt(text)).toBeNull();
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    if (!receipt.endsWith(last)) expect(seal.readReceipt(receipt.replace(/.$/, last))).toBeNull();
  }
  for (const other of others) {
    expect(other.readToken(token)).toBeNull();
    expect(other.readReceipt(receipt)).toBeNull();
  }
});
