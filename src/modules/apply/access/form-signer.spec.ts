import { newId } from '../../../common/ids/uuid.js';
import { FormSigner } from './form-signer.js';

const signer = new FormSigner('a secret', 'a cohort');
const others = [new FormSigner('a secret', 'another cohort'), new FormSigner('another secret', 'a cohort')];

it('reads what it has signed', () => {
  const now = new Date('2027-03-01T12:00:00.123Z');
  expect(signer.readToken(signer.issueToken(7, now))).toMatchObject({ issuedAt: now, formVersion: 7 });
  const id = newId();
  expect(signer.readReceipt(signer.issueReceipt(id))).toBe(id);
});

it('gives every page a token of its own', () => {
  const [one, other] = [signer.issueToken(1), signer.issueToken(1)].map((token) => signer.readToken(token)?.once);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
});

it('reads nothing that was changed, made up, or signed for another cohort or purpose', () => {
  const token = signer.issueToken(1);
  const receipt = signer.issueReceipt(newId());
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
    expect(signer.readToken(text)).toBeNull();
  }
  for (const text of [token, newId(), `${newId()}.`, receipt.replace(/^./, 'f'), ''])
    expect(signer.readReceipt(text)).toBeNull();
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    if (!receipt.endsWith(last)) expect(signer.readReceipt(receipt.replace(/.$/, last))).toBeNull();
  }
  for (const other of others) {
    expect(other.readToken(token)).toBeNull();
    expect(other.readReceipt(receipt)).toBeNull();
  }
});
